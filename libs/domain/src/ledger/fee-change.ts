import { headOf, type FeePayer, type OwnHead } from '../fees';
import { monthsBetween, nextMonth, schoolMonth } from '../school';
import { paise, sum, type Paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import type { Ledger } from './ledger-entry';
import { monthCost } from './month-charges';
import { feesAreKnown } from './known-fees';
import type { Prices, Today } from './today';

/** What a change of a student changes of what the family pays (D84). Paise. */
export interface FeeChange {
  /** What a month costs before it, and after it. */
  readonly before: Paise;
  readonly after: Paise;
  /** The amount of months that it charges, above zero, or takes back, below zero. */
  readonly moved: Paise;
}

/**
 * What a change of a student changes of what the family pays (D84).
 * @param ledger as it is before the change
 * @param after the student as it is stored by the change, with the next revision
 * @param month the first that is charged by what comes after, `yyyy-mm`
 */
export function feeChange(
  ledger: Ledger,
  { before, after }: { readonly before: FeePayer; readonly after: FeePayer },
  month: string,
  today: Today,
): FeeChange {
  const balance = (student: FeePayer) => balanceOf(ledgerAt(ledger, student, today));
  return {
    before: monthCost(month, before, today),
    after: monthCost(month, after, today),
    moved: paise(balance(after) - balance(before)),
  };
}

/**
 * What the first month that is charged spares a new student, below zero, or asks for of months that have passed, above zero
 * (D44, D84). Paise; 0 where that is the month of the day.
 */
export function movedByFirstMonth(student: FeePayer, today: Today): Paise {
  const now = schoolMonth(today.at);
  const { feesFrom } = student;
  const isAhead = feesFrom > now;
  const [first, end] = isAhead ? [now, feesFrom] : [feesFrom, now];
  const months = monthsBetween(first, end).slice(0, -1);
  const whole = { ...student, feesFrom: first };
  const cost = sum(...months.map((month) => monthCost(month, whole, today)));
  return paise(isAhead ? 0 - cost : cost);
}

/** What other prices change of what families pay in a month (D84): whose month costs otherwise, and theirs together. Paise. */
export interface PriceChange {
  readonly payers: number;
  readonly before: Paise;
  readonly after: Paise;
}

export const noPriceChange: PriceChange = { payers: 0, before: paise(0), after: paise(0) };

/** What something costs a student before a change of prices, and after it. Paise. */
type Costs = (student: FeePayer) => { readonly before: Paise; readonly after: Paise };

/** The same with one student more; what a damaged record costs nobody knows, and it counts nowhere. */
export function withPayer(change: PriceChange, student: FeePayer, costs: Costs): PriceChange {
  if (!feesAreKnown(student, [])) return change;
  const { before, after } = costs(student);
  if (before === after) return change;
  return {
    payers: change.payers + 1,
    before: sum(change.before, before),
    after: sum(change.after, after),
  };
}

/** What the monthly fee of a month is by other fee tables. @param month `yyyy-mm` */
export const feeCosts =
  (month: string, before: Prices['feeTables'], after: Prices['feeTables']): Costs =>
  (student) => ({
    before: monthCost(month, student, { feeTables: before, heads: [] }),
    after: monthCost(month, student, { feeTables: after, heads: [] }),
  });

/** What a head costs in a month that is added, changed or closed. @param before left out where it is added; @param month `yyyy-mm` */
export const headCosts =
  (month: string, before: OwnHead | undefined, after: OwnHead): Costs =>
  (student) => {
    const costOf = (heads: readonly OwnHead[]) => monthCost(month, student, { feeTables: [], heads });
    const alone = (head: OwnHead | undefined) => paise(head ? costOf([head]) - costOf([]) : 0);
    return { before: alone(before), after: alone(after) };
  };

/** The first month from one on in which a head is charged, `yyyy-mm`: that in which its amounts are compared (D84). */
export function chargedFrom({ every, inMonths = [] }: OwnHead, from: string): string {
  let month = from;
  // A yearly head without a month in which it is charged is none; a year has twelve.
  for (let passed = 0; every === 'yearly' && passed < 12 && !inMonths.includes(month.slice(5)); passed += 1)
    month = nextMonth(month);
  return month;
}

/**
 * The first month from one on in which what is charged under a name is, `yyyy-mm`: of the monthly fee, which has no name, that
 * month itself (D84).
 */
export function monthCompared(heads: readonly OwnHead[], name: string | undefined, from: string): string {
  const head = name === undefined ? undefined : headOf(heads, name);
  return head ? chargedFrom(head, from) : from;
}
