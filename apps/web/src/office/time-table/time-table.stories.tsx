import { firstPeriods, schoolWeekdays, type Lesson, type OpenLesson } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { withQueries } from '../../stories/around';
import { WithRouter } from '../../screen/test/with-router';
import { OpenLessons } from './open-lessons';
import { PeriodsForm } from './periods-form';
import { TeacherWeek } from './teacher-week';
import { WeekGrid, type CellActions, type WeekGridProps } from '../lessons/week-grid';

const SUBJECTS = ['Mathematics', 'English', 'Hindi', 'Science', 'Social Science', 'Sanskrit', 'Games'];
const TEACHERS = ['Sunita Rao', 'Imran Khan', 'Meera Joshi'];

const lesson = (weekday: Lesson['weekday'], period: number, at: number): Lesson => ({
  id: `${weekday}-${String(period)}`,
  revision: 0,
  branch: 'MLMEC',
  class: '7',
  section: 'a',
  weekday,
  period,
  subject: SUBJECTS[at % SUBJECTS.length] ?? '',
  teacher: String(at % TEACHERS.length),
  teacherName: TEACHERS[at % TEACHERS.length],
  room: '12',
});

/** Lessons in every period except the last on Saturday. */
const lessons = schoolWeekdays
  .flatMap((weekday, day) =>
    Array.from({ length: 8 }, (_, period) => lesson(weekday, period + 1, day + period)),
  )
  .slice(0, -1);

const open: readonly OpenLesson[] = [
  {
    lesson: lesson('tue', 2, 1),
    standIns: [
      { teacher: '0', teacherName: 'Sunita Rao', teachesSection: true, lessonsThatDay: 2 },
      { teacher: '2', teacherName: 'Meera Joshi', teachesSection: false, lessonsThatDay: 0 },
    ],
  },
  { lesson: lesson('tue', 5, 4), standIns: [] },
];

const actions = {
  open: fn<CellActions['open']>(),
  copy: fn<CellActions['copy']>(),
  paste: fn<CellActions['paste']>(),
};

const meta = {
  title: 'Screens/Parts/Time table',
  tags: ['!autodocs'],
  component: WeekGrid as ComponentType<WeekGridProps<Lesson>>,
  decorators: [WithRouter, withQueries],
  args: {
    label: 'Time table MLMEC VII A',
    periods: firstPeriods,
    lessons,
    secondLine: ({ teacherName }) => teacherName,
  },
} satisfies Meta<WeekGridProps<Lesson>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Period 8\s+1:00\spm\s–\s1:40\spm$/ })).toBeVisible();
  },
};

/** Arrow keys move from cell to cell; a lesson is copied and pasted into the empty one. */
export const ChangedByKeyboard: Story = {
  args: { actions },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Change Friday, period 8:/ }).focus();
    await userEvent.keyboard('{Control>}c{/Control}{ArrowRight}');
    await expect(
      canvas.getByRole('button', { name: 'Put a lesson into period 8 on Saturday' }),
    ).toHaveFocus();
    // Caps Lock gives a capital V.
    await userEvent.keyboard('{Control>}V{/Control}{Enter}');
    await expect(actions.copy).toHaveBeenCalledWith(expect.objectContaining({ weekday: 'fri', period: 8 }));
    await expect(actions.paste).toHaveBeenCalledWith({ weekday: 'sat', period: 8 });
    await expect(actions.open).toHaveBeenCalledWith({ weekday: 'sat', period: 8 }, undefined);
  },
};

export const OfATeacher: Story = {
  render: () => (
    <TeacherWeek
      name="Sunita Rao"
      week={{
        branches: [
          { branch: 'MLMEC', periods: [...firstPeriods] },
          { branch: 'MLMIC', periods: [...firstPeriods] },
        ],
        lessons: lessons.filter(({ teacher }) => teacher === '0'),
      }}
      readAt={new Date('2026-11-21T04:35:00Z')}
    />
  ),
};

export const WhoStandsIn: Story = { render: () => <OpenLessons lessons={open} /> };

export const NothingToGive: Story = { render: () => <OpenLessons lessons={[]} /> };

/** A period that begins before the previous one ends is reported at its time. */
export const Periods: Story = {
  render: () => <PeriodsForm branch="MLMEC" revision={0} stored={firstPeriods} />,
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByLabelText('From');
    if (second === undefined) throw new Error('There is no second period');
    await userEvent.clear(second);
    await userEvent.type(second, '08:20');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(/cannot begin before the previous one ends/)).toBeVisible();
    const [last] = canvas.getAllByRole('button', { name: /^Remove part/ }).slice(-1);
    if (last === undefined) throw new Error('There is no last period');
    await userEvent.click(last);
    const add = canvas.getByRole('button', { name: 'Add a period' });
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByLabelText('To').at(-1)).toHaveFocus();
  },
};
