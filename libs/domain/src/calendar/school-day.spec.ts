import type { OccasionContent } from './occasion';
import { daysOfMonth, isSchoolDay, reasonForNoSchool, schoolDaysIn, weeksOf } from './school-day';

const occasion = (change: Partial<OccasionContent>): OccasionContent => ({
  occasionKind: 'holiday',
  title: 'Diwali',
  firstDay: '2026-11-08',
  lastDay: '2026-11-11',
  ...change,
});

const diwali = occasion({});

describe('a day of school', () => {
  const third = { branch: 'MLMEC', class: '3' } as const;
  it.each([
    { title: 'a plain Tuesday', day: '2026-11-24', calendar: [], has: true },
    { title: 'a Sunday', day: '2026-11-22', calendar: [], has: false },
    { title: 'a Saturday', day: '2026-11-21', calendar: [], has: true },
    { title: 'the day before a holiday', day: '2026-11-07', calendar: [diwali], has: true },
    { title: 'its first day, a Sunday', day: '2026-11-08', calendar: [diwali], has: false },
    { title: 'its second day', day: '2026-11-09', calendar: [diwali], has: false },
    { title: 'its last day', day: '2026-11-11', calendar: [diwali], has: false },
    { title: 'the day after it', day: '2026-11-12', calendar: [diwali], has: true },
    {
      title: 'within a holiday over the end of a month',
      day: '2027-01-01',
      calendar: [occasion({ firstDay: '2026-12-25', lastDay: '2027-01-05' })],
      has: false,
    },
    {
      title: 'the same day of another month',
      day: '2026-12-09',
      calendar: [diwali],
      has: true,
    },
    { title: 'an examination', day: '2026-11-09', calendar: [occasion({ occasionKind: 'exam' })], has: true },
    { title: 'an event', day: '2026-11-09', calendar: [occasion({ occasionKind: 'event' })], has: true },
    {
      title: 'a holiday of the branch',
      day: '2026-11-09',
      calendar: [occasion({ branch: 'MLMEC' })],
      has: false,
    },
    { title: 'of the other branch', day: '2026-11-09', calendar: [occasion({ branch: 'MLMIC' })], has: true },
    { title: 'of the class', day: '2026-11-09', calendar: [occasion({ classes: ['2', '3'] })], has: false },
    {
      title: 'of other classes',
      day: '2026-11-09',
      calendar: [occasion({ classes: ['10', '12'] })],
      has: true,
    },
    {
      title: 'of the class, but in the other branch',
      day: '2026-11-09',
      calendar: [occasion({ branch: 'MLMIC', classes: ['3'] })],
      has: true,
    },
  ])('$title: $has', ({ day, calendar, has }) => {
    expect(isSchoolDay(day, third, calendar)).toBe(has);
  });

  it('says why there is none: the Sunday, or which holiday', () => {
    expect(reasonForNoSchool('2026-11-08', third, [diwali])).toEqual({ why: 'sunday' });
    expect(reasonForNoSchool('2026-11-09', third, [diwali])).toEqual({ why: 'holiday', holiday: diwali });
  });

  it.each([
    { title: 'a holiday of all', holiday: diwali, has: false },
    { title: 'of one branch alone', holiday: occasion({ branch: 'MLMEC' }), has: true },
    { title: 'of some classes alone', holiday: occasion({ classes: ['1'] }), has: true },
  ])('is one for the whole school on $title: $has', ({ holiday, has }) => {
    expect(isSchoolDay('2026-11-09', {}, [holiday])).toBe(has);
  });
});

describe('a month', () => {
  it.each([
    ['2026-11', 30],
    ['2027-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('%s has %d days', (month, count) => {
    const days = daysOfMonth(month);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, `${month}-01`, `${month}-${count}`]);
  });

  it('has its days of school: 30 days, 5 Sundays, and 3 of the holiday that are none', () => {
    expect(schoolDaysIn('2026-11', {}, [diwali])).toBe(22);
    expect(schoolDaysIn('2026-11', {}, [])).toBe(25);
  });

  it.each([
    ['2026-11', 5, ['2026-11-01', undefined]],
    ['2027-02', 5, [undefined, '2027-02-06']],
    ['2026-02', 4, ['2026-02-01', '2026-02-07']],
    ['2026-08', 6, [undefined, '2026-08-01']],
  ])('%s is shown in %d weeks, from Sunday to Saturday', (month, count, [sunday, saturday]) => {
    const weeks = weeksOf(month);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]).toBe(sunday);
    if (saturday !== undefined) expect(weeks[0]?.[6]).toBe(saturday);
    expect(weeks.flat().filter((day) => day !== undefined)).toEqual(daysOfMonth(month));
  });
});
