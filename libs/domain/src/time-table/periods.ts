import * as z from 'zod/mini';
import { choice, notAnObject, requestObject, says, seenRevision } from '../rules';
import { schoolCodes } from '../school';
import { plainDigits } from '../values';

/** The days of a week that can have school, Monday first; there is never school on a Sunday (D62). */
export const schoolWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type SchoolWeekday = (typeof schoolWeekdays)[number];

/** The weekday of a date (`yyyy-mm-dd`); undefined for a Sunday. */
export const schoolWeekdayOf = (day: string): SchoolWeekday | undefined =>
  schoolWeekdays[new Date(`${day}T00:00:00Z`).getUTCDay() - 1];

/** The most periods of a school day, including breaks; more than any school has. */
const MOST_PERIODS = 14;

/** A time as people type it: `800`, `8:00` and `8.00` mean `08:00`; anything else stays as it is. */
const tidyTime = (typed: string): string => {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(plainDigits(typed)) ?? [];
  return hours === undefined || minutes === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
};

const timeOfDay = () =>
  z
    .string({ error: says('timeOfDay') })
    .check(z.overwrite(tidyTime), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('timeOfDay')));

/** The content of a part of the school day; stored paths and answers are derived from it. */
export const periodContent = { from: z.string(), to: z.string(), isBreak: z.boolean() };

/** A part of the school day, with times as `hh:mm` by the school's clock, the end excluded; a break has no lessons. */
const periodSchema = z
  .object({ from: timeOfDay(), to: timeOfDay(), isBreak: z.boolean() }, notAnObject)
  .check(z.refine(({ from, to }) => from < to, { error: says('periodOrder'), path: ['to'] }));

export type Period = Readonly<z.output<typeof periodSchema>>;

const periodsInOrder = z.superRefine<readonly Period[]>((periods, { issues }) => {
  for (const [index, period] of periods.entries()) {
    const previous = periods[index - 1];
    if (previous !== undefined && period.from < previous.to)
      issues.push({ code: 'custom', path: [index, 'from'], message: says('periodOrder'), input: period });
  }
});

const hasLessons = z.refine<readonly Period[]>((periods) => periods.some(({ isBreak }) => !isBreak), {
  error: says('periodWithLessons'),
});

/** The new periods of a branch, in order and without overlap, at least one with lessons (D66). */
export const schoolDayPlanSchema = requestObject('SchoolDayPlan', {
  branch: choice(schoolCodes),
  /** The revision that was seen, so that nobody overwrites a change by another desk. */
  revision: seenRevision(),
  periods: z
    .array(periodSchema, { error: says('required') })
    .check(
      z.minLength(1, { error: says('required'), abort: true }),
      z.maxLength(MOST_PERIODS, says('atMost', MOST_PERIODS)),
      periodsInOrder,
      hasLessons,
    ),
});

export type SchoolDayPlan = Readonly<z.output<typeof schoolDayPlanSchema>>;

const MINUTES = 60;
const LESSON = 40;
const BREAK = 20;

const clock = (minutes: number) =>
  [Math.floor(minutes / MINUTES), minutes % MINUTES].map((part) => String(part).padStart(2, '0')).join(':');

/** The initial periods of a branch: eight of 40 minutes from eight o'clock, with a break of 20 after the fourth. */
export const firstPeriods: readonly Period[] = [
  LESSON,
  LESSON,
  LESSON,
  LESSON,
  BREAK,
  LESSON,
  LESSON,
  LESSON,
  LESSON,
]
  .map((length, index, lengths) => ({
    length,
    from: 8 * MINUTES + lengths.slice(0, index).reduce((sum, one) => sum + one, 0),
  }))
  .map(({ length, from }) => ({ from: clock(from), to: clock(from + length), isBreak: length === BREAK }));

/** The periods that have lessons; lessons refer to them by number, the first being 1. */
export const lessonPeriods = (periods: readonly Period[]): readonly Period[] =>
  periods.filter(({ isBreak }) => !isBreak);
