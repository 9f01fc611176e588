import { monthsBetween } from '@school/domain';
import type { Act } from './acts';

/** Months in the future, since the machine's own clock checks the tokens of the year; they reach into the next session. */
export const yearMonths = monthsBetween('2080-04', '2081-06');

/** Numbers that look random and are the same in each run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;

/** The days on which something happens to a family, and the act. */
export type Habit = (roll: Roll) => (readonly [day: string, act: Act])[];

const dayOf = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`;

const pays = (share: number, more: Partial<Extract<Act, { kind: 'pays' }>> = {}): Act => ({
  kind: 'pays',
  share,
  mode: 'Cash',
  ...more,
});

const eachMonth =
  (act: (roll: Roll) => Act, first = 2, last = 14): Habit =>
  (roll) =>
    yearMonths.map((month) => [dayOf(month, first + roll(last - first)), act(roll)]);

const everyFew =
  (months: number, act: (roll: Roll) => Act): Habit =>
  (roll) =>
    yearMonths
      .filter((_, index) => index % months === months - 1)
      .map((month) => [dayOf(month, 1 + roll(27)), act(roll)]);

/** The ways in which families pay. */
export const habits: readonly Habit[] = [
  // All that is due, each month.
  eachMonth(() => pays(100)),
  eachMonth(() => pays(100, { mode: 'UPI' })),
  // Late: every third month, or once in half a year.
  everyFew(3, () => pays(100)),
  everyFew(6, () => pays(100, { mode: 'Cheque' })),
  // A part of the due.
  eachMonth((roll) => pays(20 + roll(70)), 5, 28),
  // Half a year ahead.
  (roll) => [
    [dayOf('2080-04', 3 + roll(10)), pays(100, { through: '2080-09' })],
    [dayOf('2080-10', 3 + roll(10)), pays(100, { through: '2081-03' })],
    [dayOf('2081-04', 3 + roll(10)), pays(100, { through: '2081-09' })],
  ],
  // The year ahead, in May.
  (roll) => [
    [dayOf('2080-05', 2 + roll(20)), pays(100, { through: '2081-03' })],
    [dayOf('2081-05', 2 + roll(20)), pays(100, { through: '2082-03' })],
  ],
  // Into the next session, at the fee of a class that the child will have left by then.
  (roll) => [
    [dayOf('2080-08', 2 + roll(20)), pays(100)],
    [dayOf('2081-02', 2 + roll(20)), pays(100, { through: '2081-07', mode: 'UPI' })],
  ],
  // Paid only once.
  (roll) => [[dayOf('2080-06', 2 + roll(20)), pays(60)]],
  // By cheque: one is returned, and another one after the session's end.
  (roll) => [
    ...eachMonth(() => pays(100, { mode: 'Cheque' }), 2, 9)(roll),
    ['2080-08-20', { kind: 'cheque returned' }],
    ['2080-08-20', { kind: 'fine', amount: 100 }],
    ['2081-04-01', { kind: 'cheque returned' }],
  ],
  // Ahead by a cheque that is returned.
  (roll) => [
    [dayOf('2080-06', 3 + roll(10)), pays(100, { through: '2080-12', mode: 'Cheque' })],
    ['2080-09-20', { kind: 'cheque returned' }],
    [dayOf('2080-11', 4 + roll(10)), pays(100)],
  ],
  // Ahead, and moves away: in the old session, and in the new one.
  (roll) => [
    [dayOf('2080-04', 3 + roll(10)), pays(100, { through: '2081-03' })],
    ['2080-11-18', { kind: 'leaves' }],
    ['2080-11-18', { kind: 'paid back' }],
  ],
  (roll) => [
    ...everyFew(3, () => pays(100))(roll),
    [dayOf('2081-04', 15 + roll(10)), pays(100, { through: '2081-12' })],
    ['2081-06-19', { kind: 'leaves' }],
    ['2081-06-19', { kind: 'paid back' }],
  ],
  // One receipt was wrong.
  (roll) => [...eachMonth(() => pays(100), 2, 9)(roll), ['2080-12-11', { kind: 'receipt voided' }]],
];

/** Other acts of the office, for some families. */
export const events: readonly Habit[] = [
  () => [],
  () => [['2080-07-18', { kind: 'class change', to: '9' }]],
  (roll) => [[dayOf('2080-09', 1 + roll(20)), { kind: 'fine', amount: 50 }]],
  () => [
    ['2080-12-09', { kind: 'leaves' }],
    ['2080-12-09', { kind: 'paid back' }],
    ['2081-04-08', { kind: 'comes back', to: '9' }],
  ],
  (roll) => [[dayOf('2080-11', 15 + roll(10)), { kind: 'concession', amount: 120.5 }]],
  // The office hears in May that the child has not come since March.
  () => [
    ['2081-05-16', { kind: 'leaves', on: '2081-03-20' }],
    ['2081-05-16', { kind: 'paid back' }],
  ],
  () => [
    ['2081-01-16', { kind: 'leaves' }],
    ['2081-01-16', { kind: 'paid back' }],
  ],
  () => [['2080-07-05', { kind: 'standing concession', unit: 'percent', value: 25 }]],
  () => [['2080-05-03', { kind: 'standing concession', unit: 'rupees', value: 100, through: '2080-12' }]],
];

/** The dates on which classes move up: most in the first week of the session, some late. */
export const movings: readonly Habit[] = [
  () => [['2081-04-05', { kind: 'moves up' }]],
  () => [['2081-04-05', { kind: 'moves up' }]],
  () => [['2081-05-20', { kind: 'moves up' }]],
];

/** The next step after class XII. */
export const afterTwelve: readonly Habit[] = [
  // No decision.
  () => [],
  // Passed, as the office records in April.
  () => [
    ['2081-04-04', { kind: 'leaves', on: '2081-03-31' }],
    ['2081-04-04', { kind: 'paid back' }],
  ],
  // Failed, leaves, and comes back to repeat it.
  () => [
    ['2081-04-10', { kind: 'leaves' }],
    ['2081-05-12', { kind: 'comes back', to: '12' }],
  ],
  // Failed, and goes back to XI.
  () => [['2081-06-08', { kind: 'class change', to: '11' }]],
];
