import { periodsOfBranches } from './clashes';
import type { LessonContent } from './lesson';
import { firstPeriods } from './periods';
import { standInsFor } from './stand-ins';

const periods = periodsOfBranches(() => firstPeriods);
const lesson = (teacher: string, change: Partial<LessonContent> = {}): LessonContent => ({
  branch: 'MLMEC',
  class: '7',
  section: 'a',
  weekday: 'mon',
  period: 1,
  subject: 'Mathematics',
  teacher,
  ...change,
});

const absent = lesson('rao', { room: '12' });
const week = [
  absent,
  lesson('khan', { class: '8' }),
  lesson('devi', { period: 2, class: '9' }),
  lesson('devi', { period: 3, class: '9' }),
  lesson('joshi', { weekday: 'tue' }),
  lesson('joshi', { period: 5, class: '9' }),
  lesson('singh', { period: 4, class: '9', room: '12' }),
];

it('names who is free, who knows the class first, then who has the fewest lessons that day', () => {
  expect(standInsFor(absent, week, ['rao', 'khan', 'devi', 'joshi', 'singh', 'nair'], periods)).toEqual([
    { teacher: 'joshi', teachesSection: true, lessonsThatDay: 1 },
    { teacher: 'nair', teachesSection: false, lessonsThatDay: 0 },
    { teacher: 'singh', teachesSection: false, lessonsThatDay: 1 },
    { teacher: 'devi', teachesSection: false, lessonsThatDay: 2 },
  ]);
});

it('does not name a teacher who gives the same combined class already', () => {
  const combined = { ...absent, combined: 'Games' };
  const other = lesson('khan', { class: '8', combined: 'Games' });
  expect(standInsFor(combined, [combined, other], ['khan'], periods)).toEqual([]);
});
