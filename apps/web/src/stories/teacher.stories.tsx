import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { all, answer, inTrouble, lost, onItsWay } from './answer';
import { asJustOpened, Screen, settled, shown } from './screen';
import { teachersDay } from './teachers-day';

const meta = {
  title: 'Screens/Teacher',
  tags: ['!autodocs'],
  component: Screen,
  beforeEach: asJustOpened,
  parameters: { layout: 'fullscreen', signedIn: 'teacher', answers: teachersDay },
  play: settled,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOADING = { parameters: { answers: all(teachersDay, onItsWay) }, play: shown } satisfies Partial<Story>;
const EMPTY = { parameters: { answers: all(teachersDay, answer([])) } } satisfies Partial<Story>;
const FAILED = {
  parameters: { answers: all(teachersDay, inTrouble) },
} satisfies Partial<Story>;
const OFFLINE = { parameters: { answers: all(teachersDay, lost) } } satisfies Partial<Story>;

/** The sidebar has only the teacher's own pages. */
export const MySections: Story = {
  args: { path: '/office/my-sections' },
  play: async () => {
    await settled();
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    const names = links.map(({ textContent }) => textContent);
    await expect(names).toEqual(expect.arrayContaining(['My Sections', 'Yearly Calendar']));
    await expect(names).not.toEqual(expect.arrayContaining(['Fees & Payment']));
    await expect(names).not.toEqual(expect.arrayContaining(['Student Profile']));
  },
};
export const MySectionsLoading: Story = { ...MySections, ...LOADING };
export const MySectionsEmpty: Story = { ...MySections, ...EMPTY, play: settled };
export const MySectionsFailed: Story = { ...MySections, ...FAILED, play: settled };
export const MySectionsOffline: Story = { ...MySections, ...OFFLINE, play: settled };

export const ClassList: Story = {
  args: { path: '/office/my-sections/MLMEC/7/a' },
  play: async () => {
    await settled();
    const call = screen.getByRole('link', { name: 'Call the family of Asha Verma: 98765 43210' });
    await expect(call).toHaveAttribute('href', 'tel:9876543210');
  },
};
export const ClassListLoading: Story = { ...ClassList, ...LOADING };
export const ClassListEmpty: Story = { ...ClassList, ...EMPTY, play: settled };
export const ClassListFailed: Story = { ...ClassList, ...FAILED, play: settled };

/** The school has students, but this teacher was given no section yet. */
export const AttendanceWithoutSections: Story = {
  args: { path: '/office/attendance' },
  tags: ['behaviour'],
  parameters: {
    answers: {
      'GET /api/office/attendance/sections': answer({ day: '2026-11-21', sections: [] }),
      'GET /api/office/attendance/absentees': answer([]),
    },
  },
  play: async () => {
    await settled();
    await expect(screen.getByText('You have no sections with students yet')).toBeVisible();
  },
};
export const TimeTableWithoutSections: Story = {
  args: { path: '/office/timetable' },
  tags: ['behaviour'],
  ...EMPTY,
  play: async () => {
    await settled();
    await expect(screen.getByText('You have no sections yet')).toBeVisible();
  },
};

/** The first page of others leads to the teacher's own first page. */
export const TheDashboardOfOthers: Story = {
  args: { path: '/office/dashboard' },
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'My Sections' })).toBeVisible();
  },
};

/** An address typed by hand. */
export const TheCounter: Story = {
  args: { path: '/office/accounts' },
  play: async () => {
    await settled();
    await expect(screen.getByText('Only the school office can open this screen.')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
  },
};
