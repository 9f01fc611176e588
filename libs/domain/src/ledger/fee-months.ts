import { sessionMonths } from '../school';
import { paise, type Paise } from '../values';
import { allocate } from './allocation';
import type { FeesDue } from './ledger';
import type { Ledger } from './ledger-entry';

/** How a month stands: no fee, paid, paid in part, due, or to come and not charged yet. */
export type MonthState = 'none' | 'paid' | 'part' | 'due' | 'to-come';

/** A month of a session at the counter; amounts in paise. */
export interface FeeMonth {
  readonly month: string;
  readonly state: MonthState;
  /** What the month costs, and what of it is still to be paid. */
  readonly amount: Paise;
  readonly open: Paise;
}

/** What the row of months needs of the figures of the counter. */
export type MonthsDue = Pick<FeesDue, 'month' | 'currentCharge' | 'ahead'>;

const stateOf = (amount: Paise, open: Paise) => (open <= 0 ? 'paid' : open < amount ? 'part' : 'due');

/**
 * The months of a session as the clerk sees them (D44, D46).
 * @param ledger with the months that passed
 * @param session any month of it
 */
export function feeMonths(ledger: Ledger, due: MonthsDue, session: string): FeeMonth[] {
  const { dues, advance } = allocate(ledger);
  const charged = new Map(
    dues.filter(({ charge }) => charge.head === 'monthly').map((one) => [one.charge.month, one]),
  );
  const notCharged = new Map(due.ahead.map(({ month, amount }) => [month, amount]));
  if (due.currentCharge > 0) notCharged.set(due.month, due.currentCharge);
  return sessionMonths(session).map((month) => {
    const one = charged.get(month);
    const amount = one?.charge.amount ?? notCharged.get(month) ?? paise(0);
    if (amount === 0) return { month, state: 'none', amount, open: amount };
    if (one) return { month, state: stateOf(amount, one.open), amount, open: one.open };
    if (month > due.month) return { month, state: 'to-come', amount, open: amount };
    // What was paid too much settles the current month (D73).
    const open = paise(Math.max(0, amount - advance));
    return { month, state: stateOf(amount, open), amount, open };
  });
}

/** The first and the last month that the row can show: from the first that was charged to the last that may be paid ahead. */
export function feeMonthsReach(ledger: Ledger, { month, ahead }: MonthsDue): readonly [string, string] {
  const charged = allocate(ledger)
    .dues.filter(({ charge }) => charge.head === 'monthly')
    .map(({ charge }) => charge.month);
  const months = [month, ...charged, ...ahead.map((one) => one.month)].sort();
  return [months[0] ?? month, months.at(-1) ?? month];
}
