import { clashByPeriods, clashesOf, lessonsMoved, periodsOfBranches } from './clashes';
import type { LessonContent } from './lesson';
import { firstPeriods } from './periods';

const periods = periodsOfBranches(() => firstPeriods);
const later = periodsOfBranches((branch) =>
  branch === 'MLMEC' ? firstPeriods : [{ from: '08:20', to: '09:20', isBreak: false }],
);

const maths: LessonContent = {
  branch: 'MLMEC',
  class: '7',
  section: 'a',
  weekday: 'mon',
  period: 1,
  subject: 'Mathematics',
  teacher: 'rao',
  room: '12',
};
const elsewhere = { class: '8', section: 'b', teacher: 'khan', room: '14', subject: 'Hindi' } as const;

it.each<readonly [string, Partial<LessonContent>, readonly string[]]>([
  ['another class, teacher and room', elsewhere, []],
  ['the same section', { ...elsewhere, class: '7', section: 'a' }, ['section']],
  ['the same teacher', { ...elsewhere, teacher: 'rao' }, ['teacher']],
  ['the same room, written otherwise', { ...elsewhere, room: ' 12'.trim() }, ['room']],
  ['the same room, with the word that stands before its number', { ...elsewhere, room: 'Room 12' }, ['room']],
  ['the same room, with the word in Hindi', { ...elsewhere, room: 'कमरा 12' }, ['room']],
  ['another room of the same number', { ...elsewhere, room: 'Lab 12' }, []],
  ['the same teacher in the next period', { ...elsewhere, teacher: 'rao', period: 2 }, []],
  ['the same teacher on another day', { ...elsewhere, teacher: 'rao', weekday: 'tue' }, []],
  ['no teacher and no room', { ...elsewhere, teacher: undefined, room: undefined }, []],
  ['the same teacher in the other branch', { ...elsewhere, branch: 'MLMIC', teacher: 'rao' }, ['teacher']],
  ['the same room number in the other branch', { ...elsewhere, branch: 'MLMIC', room: '12' }, []],
  ['the same class of the other branch', { ...elsewhere, branch: 'MLMIC', class: '7', section: 'a' }, []],
])('at the time of a lesson: %s', (_, change, kinds) => {
  const other = { ...maths, ...change };
  expect(clashesOf(maths, [other], periods).map(({ clash }) => clash)).toEqual(kinds);
  expect(clashesOf(other, [maths], periods).map(({ clash }) => clash)).toEqual(kinds);
});

it('finds no clash of two lessons whose teacher and room are not known yet', () => {
  const unknown = { teacher: undefined, room: undefined };
  expect(clashesOf({ ...maths, ...unknown }, [{ ...maths, ...elsewhere, ...unknown }], periods)).toEqual([]);
});

it('lets one teacher give a combined class, and nothing that is not part of it', () => {
  const first = { ...maths, combined: 'Games' };
  const second = { ...maths, ...elsewhere, teacher: 'rao', room: '12', combined: 'games' };
  expect(clashesOf(first, [second], periods)).toEqual([]);
  expect(clashesOf(first, [{ ...second, combined: 'Choir' }], periods)).toHaveLength(1);
  expect(clashesOf(maths, [second], periods)).toHaveLength(1);
  // One of that name in the other branch is another one.
  expect(clashesOf(first, [{ ...second, branch: 'MLMIC' }], periods)).toHaveLength(1);
});

it('lets two groups of a section have lessons at one time, when they are said to be combined', () => {
  const sanskrit = { ...maths, subject: 'Sanskrit', combined: 'Languages' };
  const french = { ...maths, subject: 'French', teacher: 'khan', room: '14', combined: 'Languages' };
  expect(clashesOf(sanskrit, [french], periods)).toEqual([]);
});

it('goes by the clock where the branches have other periods', () => {
  const inCollege = { ...maths, ...elsewhere, branch: 'MLMIC', teacher: 'rao' } as const;
  expect(clashesOf(maths, [inCollege], later)).toHaveLength(1);
  expect(clashesOf({ ...maths, period: 2 }, [inCollege], later)).toHaveLength(1);
  // One begins when the other ends.
  expect(clashesOf({ ...maths, period: 3 }, [inCollege], later)).toEqual([]);
  expect(clashesOf(inCollege, [{ ...maths, period: 3 }], later)).toEqual([]);
  expect(clashesOf(maths, [{ ...inCollege, period: 9 }], later)).toEqual([]);
});

it('finds the lesson that other periods bring to the time of one in the other branch, if they were apart before', () => {
  const third = { ...maths, period: 3 };
  const inCollege = { ...maths, ...elsewhere, branch: 'MLMIC', teacher: 'rao' } as const;
  const lessons = [third, inCollege];
  expect(clashByPeriods('MLMIC', lessons, later, later)).toBeUndefined();
  const at = (from: string, to: string) => ({ ...later, MLMIC: [{ from, to, isBreak: false }] });
  const clash = { lesson: inCollege, other: third };
  expect(clashByPeriods('MLMIC', lessons, later, at('09:00', '09:40'))).toEqual(clash);
  expect(clashByPeriods('MLMIC', lessons, at('09:30', '10:10'), at('09:00', '09:40'))).toBeUndefined();
});

describe('lessons in a period that goes, or that comes to another time', () => {
  const [first, second, ...others] = firstPeriods;
  const at = (...periods: number[]) => periods.map((period) => ({ ...maths, period }));
  const asBreak = firstPeriods.map((one, place) => (place === 1 ? { ...one, isBreak: true } : one));
  const earlier = firstPeriods.map((one) => ({ ...one, from: one.from.replace('08:', '07:') }));

  it.each([
    {
      title: 'the last period, which is free',
      after: firstPeriods.slice(0, -1),
      lessons: at(1, 7),
      moved: 0,
    },
    {
      title: 'the last period, which has one',
      after: firstPeriods.slice(0, -1),
      lessons: at(1, 8),
      moved: 1,
    },
    { title: 'a period in the middle', after: [first, ...others], lessons: at(1, 2, 3), moved: 2 },
    { title: 'the first one', after: [second, ...others], lessons: at(3, 4), moved: 2 },
    { title: 'one that becomes a break', after: asBreak, lessons: at(1, 2, 3), moved: 2 },
    {
      title: 'one more at the end',
      after: [...firstPeriods, { from: '14:00', to: '14:40', isBreak: false }],
      lessons: at(8),
      moved: 0,
    },
    { title: 'all of them earlier', after: earlier, lessons: at(1, 8), moved: 0 },
  ])('are counted for $title: $moved', ({ after, lessons, moved }) => {
    expect(
      lessonsMoved(
        firstPeriods,
        after.flatMap((one) => one ?? []),
        lessons,
      ),
    ).toBe(moved);
  });
});
