import { monthsBetween } from '@school/domain';
import { yearClasses, type YearClass } from './paper-books';

/** Later than today, since the tokens of the year are checked by the machine's own clock. */
export const sessionMonths = monthsBetween('2080-04', '2081-03');

/** Something that a family, or the office, does on a day. */
export type Act =
  | {
      readonly kind: 'pays';
      /** Of all that is due, in per cent. */
      readonly share: number;
      /** Pays ahead up to this month. */
      readonly through?: string;
      readonly mode: 'Cash' | 'UPI' | 'Cheque';
    }
  | { readonly kind: 'receipt voided' }
  | { readonly kind: 'cheque returned' }
  | { readonly kind: 'fine'; readonly amount: number }
  | { readonly kind: 'concession'; readonly amount: number }
  | {
      readonly kind: 'standing concession';
      readonly unit: 'percent' | 'rupees';
      readonly value: number;
      /** The last month of it; without end when left out. */
      readonly through?: string;
    }
  | { readonly kind: 'class change'; readonly to: YearClass }
  | { readonly kind: 'leaves' }
  /** All that the family has paid too much. */
  | { readonly kind: 'paid back' };

export interface YearStudent {
  readonly studentID: string;
  readonly name: string;
  readonly fatherName: string;
  readonly mobile: string;
  readonly class: YearClass;
  readonly medium: 'english' | 'hindi';
  readonly boardType: 'cbse' | 'up';
  readonly previousBalance: number;
  /** What happens, by day (`yyyy-mm-dd`). */
  readonly acts: ReadonlyMap<string, readonly Act[]>;
}

/** Numbers that look random and are the same in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;

const dayOf = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`;

/** How a family pays through the year: the days it comes, and what it does then. */
type Habit = (roll: Roll) => [day: string, act: Act][];

const pays = (share: number, more: Partial<Extract<Act, { kind: 'pays' }>> = {}): Act => ({
  kind: 'pays',
  share,
  mode: 'Cash',
  ...more,
});

const eachMonth =
  (act: (roll: Roll) => Act, first = 2, last = 14): Habit =>
  (roll) =>
    sessionMonths.map((month) => [dayOf(month, first + roll(last - first)), act(roll)]);

const everyFew =
  (months: number, act: (roll: Roll) => Act): Habit =>
  (roll) =>
    sessionMonths
      .filter((_, index) => index % months === months - 1)
      .map((month) => [dayOf(month, 1 + roll(27)), act(roll)]);

const habits: Readonly<Record<string, Habit>> = {
  'pays all each month': eachMonth(() => pays(100)),
  'pays all each month by UPI': eachMonth(() => pays(100, { mode: 'UPI' })),
  'comes late, every third month': everyFew(3, () => pays(100)),
  'comes once in half a year': everyFew(6, () => pays(100, { mode: 'Cheque' })),
  'pays a part': eachMonth((roll) => pays(20 + roll(70)), 5, 28),
  'pays half a year ahead': (roll) => [
    [dayOf('2080-04', 3 + roll(10)), pays(100, { through: '2080-09' })],
    [dayOf('2080-10', 3 + roll(10)), pays(100, { through: '2081-03' })],
  ],
  'pays the year ahead in May': (roll) => [
    [dayOf('2080-05', 2 + roll(20)), pays(100, { through: '2081-03' })],
  ],
  'came once': (roll) => [[dayOf('2080-06', 2 + roll(20)), pays(60)]],
  'pays by cheque, and one comes back': (roll) => [
    ...eachMonth(() => pays(100, { mode: 'Cheque' }), 2, 9)(roll),
    [dayOf('2080-08', 20), { kind: 'cheque returned' }],
    [dayOf('2080-08', 20), { kind: 'fine', amount: 100 }],
  ],
  'pays ahead by cheque, which comes back': (roll) => [
    [dayOf('2080-06', 3 + roll(10)), pays(100, { through: '2080-12', mode: 'Cheque' })],
    [dayOf('2080-09', 20), { kind: 'cheque returned' }],
    [dayOf('2080-11', 4 + roll(10)), pays(100)],
  ],
  'pays, and a receipt was wrong': (roll) => [
    ...eachMonth(() => pays(100), 2, 9)(roll),
    [dayOf('2080-12', 11), { kind: 'receipt voided' }],
  ],
};

/** What the office does besides, for some. */
const events: readonly Habit[] = [
  () => [],
  () => [[dayOf('2080-07', 18), { kind: 'class change', to: '9' }]],
  (roll) => [[dayOf('2080-09', 1 + roll(20)), { kind: 'fine', amount: 50 }]],
  () => [],
  (roll) => [[dayOf('2080-11', 15 + roll(10)), { kind: 'concession', amount: 120.5 }]],
  () => [],
  () => [
    [dayOf('2081-01', 16), { kind: 'leaves' }],
    [dayOf('2081-01', 16), { kind: 'paid back' }],
  ],
  () => [[dayOf('2080-07', 5), { kind: 'standing concession', unit: 'percent', value: 25 }]],
  () => [
    [dayOf('2080-05', 3), { kind: 'standing concession', unit: 'rupees', value: 100, through: '2080-12' }],
  ],
];

function actsOf(habit: Habit, event: Habit, roll: Roll): YearStudent['acts'] {
  const acts = new Map<string, Act[]>();
  for (const [day, act] of [...habit(roll), ...event(roll)]) acts.set(day, [...(acts.get(day) ?? []), act]);
  return acts;
}

/** A number in letters, since names have no digits. */
const inLetters = (number: number) =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** The families of the year; of each six, two are brother and sister. */
export function familiesOf(count: number): YearStudent[] {
  const allHabits = Object.values(habits);
  return Array.from({ length: count }, (_, index) => {
    const roll = dice(index + 1);
    const family = index % 6 === 1 ? index - 1 : index;
    const english = index % 3 !== 2;
    return {
      studentID: `y${String(index + 1).padStart(4, '0')}`,
      name: `Child ${inLetters(index + 1)}`,
      fatherName: `Father ${inLetters(family)}`,
      mobile: String(9_000_000_000 + family),
      class: yearClasses[roll(yearClasses.length)] ?? '3',
      ...(english
        ? { medium: 'english' as const, boardType: 'cbse' as const }
        : { medium: 'hindi' as const, boardType: 'up' as const }),
      previousBalance: index % 7 === 0 ? 640.5 : 0,
      acts: actsOf(
        allHabits[index % allHabits.length] ?? (() => []),
        events[(index + Math.floor(index / allHabits.length)) % events.length] ?? (() => []),
        roll,
      ),
    };
  });
}

/** The days of a month on which somebody comes. */
export const daysOf = (month: string, students: readonly YearStudent[]): string[] =>
  [...new Set(students.flatMap(({ acts }) => [...acts.keys()]))]
    .filter((day) => day.startsWith(month))
    .sort();
