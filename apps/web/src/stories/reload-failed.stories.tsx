import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queries } from '../api/queries';
import { marksPath, remarksPath } from '../office/exam-results/result-paths';
import { sampleGrid } from '../office/result/result-sample';
import { answer, server, whileWell } from './answer';
import { officeDay } from './office-day';
import { asJustOpened, Screen, settled } from './screen';

const OUTDATED = 'This may be out of date: it could not be refreshed';

/** Everything on screen fails to reload; once the server is well, one button reads all of it. */
async function failThenTryAgain() {
  await settled();
  server.isInTrouble = true;
  await queries.invalidateQueries();
  const page = within(screen.getByRole('main'));
  await expect(await page.findByText(OUTDATED)).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  server.isInTrouble = false;
  await userEvent.click(again);
  await waitFor(() => expect(page.queryByRole('button', { name: 'Try again' })).toBeNull());
}

const meta = {
  title: 'Screens/Reload failed',
  tags: ['!autodocs', 'behaviour'],
  component: Screen,
  beforeEach: async (story) => {
    server.isInTrouble = false;
    return asJustOpened(story);
  },
  parameters: { layout: 'fullscreen', signedIn: true, answers: whileWell(officeDay) },
  play: failThenTryAgain,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure is read by itself, but the failure of all of them is reported once. */
export const Dashboard: Story = {
  args: { path: '/office/dashboard' },
  play: async () => {
    await failThenTryAgain();
    const failed = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
    await expect(failed.map(({ queryKey }) => queryKey)).toEqual([]);
  },
};

/** The server is in trouble from the start: each part says why it is empty, and one button reads them all. */
export const DashboardNeverRead: Story = {
  ...Dashboard,
  beforeEach: () => {
    server.isInTrouble = true;
  },
  play: async () => {
    await settled();
    const page = within(screen.getByRole('main'));
    await expect(page.getAllByRole('alert')).toHaveLength(1);
    const find = page.getByRole('combobox', { name: 'Find a student' });
    await userEvent.type(find, 'Aar');
    server.isInTrouble = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('₹13,300')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    await settled();
    await expect(page.queryByText('Something went wrong. Please try again.')).toBeNull();
    // The page did not restart while it was being used.
    await expect(find).toBeVisible();
    await expect(find).toHaveValue('Aar');
  },
};

/** Rows and totals are read separately and are outdated together. */
export const Defaulters: Story = { args: { path: '/office/defaulters' } };

/** The rows are fresh, and the totals above them are not. */
export const TotalsOfDefaulters: Story = {
  ...Defaulters,
  parameters: {
    answers: {
      ...officeDay,
      ...whileWell({
        'GET /api/office/defaulters/totals': officeDay['GET /api/office/defaulters/totals'],
      }),
    },
  },
};

const section = { exam: sampleGrid.exam.id, class: sampleGrid.class, section: sampleGrid.section };
const locked = { ...sampleGrid.exam, state: 'locked' } as const;

/** An administrator has corrected a mark, and the grid could not be read again after that. */
export const LockedMarks: Story = {
  args: { path: marksPath(section) },
  parameters: {
    answers: whileWell({
      'GET /api/office/exams/marks': answer({ ...sampleGrid, exam: locked, mayType: [] }),
    }),
  },
};

export const RemarksOfAnother: Story = {
  args: { path: remarksPath(section) },
  parameters: {
    answers: whileWell({
      'GET /api/office/exams/remarks': answer({
        ...section,
        exam: locked,
        mayWrite: false,
        students: sampleGrid.students.map(({ cells: _, ...student }) => student),
      }),
    }),
  },
};
