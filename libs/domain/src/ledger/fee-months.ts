import { sessionMonths } from '../school';
import { paise, sum, total, type Paise } from '../values';
import { allocate } from './allocation';
import { isOfMonths } from './charged-months';
import type { FeesDue } from './ledger';
import type { Ledger } from './ledger-entry';

/** The state of a month: no fee, paid, paid in part, due, or to come and not charged yet. */
export type MonthState = 'none' | 'paid' | 'part' | 'due' | 'to-come';

/** A month of a session at the counter; amounts in paise. */
export interface FeeMonth {
  readonly month: string;
  readonly state: MonthState;
  /** The cost of the month, and the part of it still to be paid. */
  readonly amount: Paise;
  readonly open: Paise;
}

/** The figures of the counter that the row of months needs. */
export type MonthsDue = Pick<FeesDue, 'month' | 'currentCharge' | 'ahead'>;

const stateOf = (amount: Paise, open: Paise) => (open <= 0 ? 'paid' : open < amount ? 'part' : 'due');

/**
 * The months of a session as the clerk sees them (D44, D46).
 * @param ledger with the months that passed
 * @param session any month of it
 */
export function feeMonths(ledger: Ledger, due: MonthsDue, session: string): FeeMonth[] {
  const { dues, advance } = allocate(ledger);
  return sessionMonths(session).map((month) => {
    const charged = dues.filter(({ charge }) => isOfMonths(charge.head) && charge.month === month);
    const ahead = total(due.ahead.filter((one) => one.month === month));
    const notCharged = month === due.month ? due.currentCharge : ahead;
    if (total(charged.map(({ charge }) => charge)) + notCharged === 0)
      return { month, state: 'none', amount: paise(0), open: paise(0) };
    // A one-time concession and a refund are no part of the cost, and nobody paid them (D48, D75).
    const amount = sum(...charged.map((one) => paise(one.amount - one.conceded)), notCharged);
    const chargedOpen = sum(...charged.map((one) => one.open));
    // An advance settles the current month (D73).
    const notSettled = month === due.month ? Math.max(0, notCharged - advance) : notCharged;
    const open = sum(chargedOpen, paise(notSettled));
    if (month > due.month && notCharged > 0) return { month, state: 'to-come', amount, open };
    return { month, state: stateOf(amount, open), amount, open };
  });
}

/** The first and the last month that the row can show: from the first that was charged to the last that may be paid ahead. */
export function feeMonthsReach(ledger: Ledger, { month, ahead }: MonthsDue): readonly [string, string] {
  const charged = allocate(ledger)
    .dues.filter(({ charge }) => isOfMonths(charge.head))
    .map(({ charge }) => charge.month);
  const months = [month, ...charged, ...ahead.map((one) => one.month)].sort();
  return [months[0] ?? month, months.at(-1) ?? month];
}
