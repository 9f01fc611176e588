import type { FeePayer } from '../fees';
import { monthsBetween, schoolMonth } from '../school';
import { paise, sum, type Paise } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import type { Ledger } from './ledger-entry';
import { monthCost } from './month-charges';
import type { Today } from './today';

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
