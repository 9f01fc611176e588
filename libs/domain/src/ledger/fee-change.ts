import { headOf, type FeePayer, type OwnHead } from '../fees';
import { monthsBetween, nextMonth, schoolMonth } from '../school';
import { paise, sum, type Paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import type { Ledger } from './ledger-entry';
import { monthCost } from './month-charges';
import { feesAreKnown } from './known-fees';
import type { Prices, Today } from './today';

/** The effect of a change to a student on what the family pays (D84). Paise. */
export interface FeeChange {
  /** The cost of a month before the change, and after it. */
  readonly before: Paise;
  readonly after: Paise;
  /** The amount of the months that the change charges (above zero) or takes back (below zero). */
  readonly moved: Paise;
}

/**
 * Computes the effect of a change to a student on what the family pays (D84).
 * @param ledger as it is before the change
 * @param after the student as the change stores it, with the next revision
 * @param month the first month that is charged by the new terms, `yyyy-mm`
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
 * The amount that the first charged month saves a new student (below zero), or asks for months that have passed (above zero)
 * (D44, D84). Paise; 0 when it is the current month.
 */
export function movedByFirstMonth(student: FeePayer, today: Today): Paise {
  const now = schoolMonth(today.at);
  const { feesFrom } = student;
  const isAhead = feesFrom > now;
  const [first, end] = isAhead ? [now, feesFrom] : [feesFrom, now];
  const months = monthsBetween(first, end).slice(0, -1);
  const chargedFromFirst = { ...student, feesFrom: first };
  const cost = sum(...months.map((month) => monthCost(month, chargedFromFirst, today)));
  return paise(isAhead ? 0 - cost : cost);
}

/** The effect of new prices on a month (D84): the number of students whose cost changes, and their total costs. Paise. */
export interface PriceChange {
  readonly payers: number;
  readonly before: Paise;
  readonly after: Paise;
}

export const noPriceChange: PriceChange = { payers: 0, before: paise(0), after: paise(0) };

/** The cost of something for a student before a change of prices, and after it. Paise. */
type Costs = (student: FeePayer) => { readonly before: Paise; readonly after: Paise };

/** Adds one student to a change of prices; a damaged record has no known cost and is not counted. */
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

/** The monthly fee of a month by the old and by the new fee tables. @param month `yyyy-mm` */
export const feeCosts =
  (month: string, before: Prices['feeTables'], after: Prices['feeTables']): Costs =>
  (student) => ({
    before: monthCost(month, student, { feeTables: before, heads: [] }),
    after: monthCost(month, student, { feeTables: after, heads: [] }),
  });

/** The cost in a month of a head that is added, changed or closed. @param before missing if it is new; @param month `yyyy-mm` */
export const headCosts =
  (month: string, before: OwnHead | undefined, after: OwnHead): Costs =>
  (student) => {
    const costOf = (heads: readonly OwnHead[]) => monthCost(month, student, { feeTables: [], heads });
    const headCost = (head: OwnHead | undefined) => paise(head ? costOf([head]) - costOf([]) : 0);
    return { before: headCost(before), after: headCost(after) };
  };

/** The first month, `yyyy-mm`, from a given one on in which a head is charged; its amounts are compared there (D84). */
export function nextChargedMonth({ every, inMonths = [] }: OwnHead, from: string): string {
  let month = from;
  // Ends after the twelve months of a year: a yearly head that names no month is never charged.
  for (let count = 0; every === 'yearly' && count < 12 && !inMonths.includes(month.slice(5)); count += 1)
    month = nextMonth(month);
  return month;
}

/**
 * The month, `yyyy-mm`, in which amounts are compared: for a head, its first charged month from a given one on; for the monthly
 * fee, which has no name, that given month itself (D84).
 */
export function monthCompared(heads: readonly OwnHead[], name: string | undefined, from: string): string {
  const head = name === undefined ? undefined : headOf(heads, name);
  return head ? nextChargedMonth(head, from) : from;
}
