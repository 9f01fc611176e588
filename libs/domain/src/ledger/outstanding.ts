import * as z from 'zod/mini';
import type { FeePayer } from '../fees';
import { namedObject } from '../rules';
import { dayFrom, daysSince, monthOfDay, nextMonth, schoolDate } from '../school';
import { byEach, choiceAsStored, feeHeads, paise, rupees, total, type Paise, type FeeHead } from '../values';
import { ledgerAt } from './accrual';
import { allocate, byHeadAndMonth } from './allocation';
import type { Charge, Ledger } from './ledger-entry';
import { monthlyCharges } from './month-charges';
import type { Today } from './today';

/** The day by which a month's dues are to be paid: its 10th (D55). */
const dueDay = (month: string) => `${month}-10`;

/** The ranges of days that a due is late; dues that are not late yet are kept apart (D55). */
export const lateness = ['0-30', '31-60', '61-90', 'over-90'] as const;
export type Lateness = (typeof lateness)[number];
/** The first day late of each. */
const FIRST_DAYS = [1, 31, 61, 91];

export const owedAges = ['notLate', ...lateness] as const;

/** The amounts owed, by how late they are; paise inside, rupees on the wire. */
export const owedByAgeSchema = namedObject(
  'OwedByAge',
  byEach(owedAges, () => rupees),
);

export type OwedByAge = Readonly<z.output<typeof owedByAgeSchema>>;

/** The amount owed of one head and month; paise inside, rupees on the wire. */
export const openDueSchema = namedObject('OpenDue', {
  head: choiceAsStored<FeeHead>(feeHeads),
  month: z.string(),
  amount: rupees,
});

export type OpenDue = Readonly<z.output<typeof openDueSchema>>;

/** The dues of a student at a moment. Paise. */
export interface Outstanding {
  /** The amount that the counter asks for at this moment. */
  readonly amount: Paise;
  /** The dues that make up the amount, oldest first. */
  readonly dues: readonly OpenDue[];
  readonly byAge: OwedByAge;
  /** Only for a defaulter: the month that is owed longest, and how late it is. */
  readonly since?: string;
  readonly age?: Lateness;
}

/**
 * The next day by which a family is to pay: the 10th of the date's month or, after that day, of the next month (D55, D91).
 * @param date `yyyy-mm-dd`
 */
export function nextDueDay(date: string): string {
  const month = monthOfDay(date);
  const day = dueDay(month);
  return date <= day ? day : dueDay(nextMonth(month));
}

/**
 * How late the dues of a month are on a date; undefined while there is time to pay, its 10th included (D55).
 * @param date `yyyy-mm-dd`
 */
export function latenessOf(month: string, date: string): Lateness | undefined {
  const days = daysSince(dueDay(month), date);
  return lateness.findLast((_, index) => days >= (FIRST_DAYS[index] ?? 0));
}

/** The month of a due: an opening balance is at least as old as the first month that is charged. */
const dueMonth = ({ head, month }: Charge, { feesFrom }: FeePayer) =>
  head === 'opening' && feesFrom < month ? feesFrom : month;

/** The open dues of a student, added up by head and month. */
function openDues(stored: Ledger, student: FeePayer, today: Today, month: string): OpenDue[] {
  const ledger = ledgerAt(stored, student, today);
  const { dues: charged, advance } = allocate(ledger);
  // An advance settles this month too (D73).
  let advanceLeft = advance;
  const thisMonth = monthlyCharges(ledger, student, [month], today).map((charge) => {
    const open = paise(Math.max(0, charge.amount - advanceLeft));
    advanceLeft = paise(advanceLeft - (charge.amount - open));
    return { charge, open };
  });
  const owed = [...charged, ...thisMonth].filter(({ open }) => open > 0);
  return byHeadAndMonth(
    owed.map(({ charge, open: amount }) => ({ head: charge.head, month: dueMonth(charge, student), amount })),
  ).sort((one, other) => Number(one.month > other.month) - Number(one.month < other.month));
}

/**
 * Computes what a student owes at a moment, for which months, and how late: the open dues of passed months (D50), and the current
 * month. The sum is what the counter asks for at that moment, or nothing (D44, D55).
 */
export function outstanding(stored: Ledger, student: FeePayer, today: Today): Outstanding {
  const date = schoolDate(today.at);
  const dues = openDues(stored, student, today, monthOfDay(date));
  const amountOfAge = (age: (typeof owedAges)[number]) =>
    total(dues.filter(({ month }) => (latenessOf(month, date) ?? 'notLate') === age));
  const since = dues.find(({ month }) => latenessOf(month, date) !== undefined)?.month;
  const age = since === undefined ? undefined : latenessOf(since, date);
  return {
    amount: total(dues),
    dues,
    byAge: byEach(owedAges, amountOfAge),
    ...(since === undefined || age === undefined ? {} : { since, age }),
  };
}

/**
 * The last day, up to a date, on which the answer of `outstanding` changed by itself: a month began, or a due became late, or
 * more than 30, 60 or 90 days late. Figures worked out on that day hold until the next such day, if nobody writes.
 * @param date `yyyy-mm-dd`
 */
export function lastOwedChange(date: string): string {
  const isChangeDay = (day: string) =>
    day.endsWith('-01') ||
    lastMonths(day).some((month) => FIRST_DAYS.includes(daysSince(dueDay(month), day)));
  let day = date;
  while (!isChangeDay(day)) day = dayFrom(day, -1);
  return day;
}

/** The month of a date and the three before it: older ones are over 90 days late, and stay so. */
function lastMonths(date: string): string[] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return [0, 1, 2, 3].map((monthsBack) =>
    new Date(Date.UTC(year, month - 1 - monthsBack)).toISOString().slice(0, 7),
  );
}
