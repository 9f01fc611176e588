import type { ClassSyllabus, SyllabusUnit } from '@school/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithRouter } from '../../screen/test/with-router';
import { SubjectsTable } from './subjects-table';
import { UnitsTable, type UnitActions } from './units-table';

const TODAY = '2026-11-24';

const unit = (name: string, plannedFrom: string, plannedTo: string, doneOn?: string): SyllabusUnit => ({
  id: name,
  revision: 0,
  name,
  plannedFrom,
  plannedTo,
  ...(doneOn !== undefined && { doneOn }),
});

const units = [
  unit('Integers', '2026-04-06', '2026-05-09', '2026-05-08'),
  unit('Fractions and decimals', '2026-07-01', '2026-10-31'),
  unit('Lines and angles', '2026-11-02', '2026-12-12'),
  unit('Perimeter and area', '2027-01-04', '2027-02-20'),
];

const syllabus: ClassSyllabus = {
  branch: 'MLMEC',
  class: '7',
  session: '2026-27',
  subjects: [
    { subject: 'Mathematics', mayPlan: true, units },
    { subject: 'English', mayPlan: true, units: units.slice(0, 1) },
    { subject: 'Drawing', mayPlan: true, units: [] },
  ],
};

const actions = {
  mark: fn<UnitActions['mark']>(),
  move: fn<UnitActions['move']>(),
  change: fn<UnitActions['change']>(),
};

const meta = {
  title: 'Screens/Parts/Syllabus',
  tags: ['!autodocs'],
  component: UnitsTable,
  decorators: [
    WithRouter,
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  args: { subject: 'Mathematics', units, today: TODAY },
} satisfies Meta<typeof UnitsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far each subject is; one without units says so in place of a bar. */
export const Subjects: Story = {
  render: () => <SubjectsTable syllabus={syllabus} today={TODAY} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Progress in Mathematics' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(canvas.getByText('1 overdue')).toBeVisible();
    await expect(canvas.getByText('No units yet')).toBeVisible();
  },
};

export const Read: Story = {};

export const NothingPlanned: Story = { args: { units: [] } };

/** One key marks a unit as done, one moves it, one opens it. */
export const PlannedByKeyboard: Story = {
  args: { actions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move up: Fractions and decimals' }).focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}{Enter}{Tab}{Enter}');
    await expect(actions.mark).toHaveBeenCalledWith(units[1]);
    await expect(actions.move).toHaveBeenCalledWith('Fractions and decimals', -1);
    await expect(actions.move).toHaveBeenCalledWith('Fractions and decimals', 1);
    await expect(actions.change).toHaveBeenCalledWith(units[1]);
    await expect(canvas.getByRole('button', { name: 'Not done after all: Integers' })).toBeVisible();
  },
};
