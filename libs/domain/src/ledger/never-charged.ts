import { branchIn, type FeePayer } from '../fees';
import { accept, refuse, type Outcome } from '../rules';
import { monthsBetween, schoolMonth } from '../school';
import { paise, type Paise } from '../values';
import { ledgerAt } from './accrual';
import { reversedMonths } from './charged-months';
import { nextEntry, type EntryContext } from './ledger';
import type { Charge, Ledger } from './ledger-entry';
import { isOwed, monthlyCharge, monthlyCharges } from './month-charges';
import type { Today } from './today';

/** A student, and the moment of registration. */
export interface RegisteredPayer extends FeePayer {
  readonly registeredAt: Date;
}

/**
 * The months that are not charged automatically but may be booked by the office: those from the registration up to the month
 * before the current one that lie before `feesFrom` (D44), and those whose charge was taken back as wrong (D72). Each has its
 * cost in the class of its time; free months are left out.
 */
export function neverCharged(stored: Ledger, student: RegisteredPayer, today: Today): readonly Charge[] {
  const firstMonth = schoolMonth(student.registeredAt);
  const current = schoolMonth(today.at);
  const months = monthsBetween(firstMonth, current).filter((month) => month < current);
  const payerSinceRegistration = {
    ...student,
    feesFrom: firstMonth < student.feesFrom ? firstMonth : student.feesFrom,
  };
  const ledger = ledgerAt(stored, student, today);
  const reversed = reversedMonths(ledger).filter(
    (month) => month <= current && isOwed(payerSinceRegistration, month),
  );
  return [
    // Heads of the school are charged automatically from the month they were begun or taken, and by hand before (D47, D78).
    ...monthlyCharges(ledger, payerSinceRegistration, months, { ...today, heads: [] }),
    ...reversed.map((month) => monthlyCharge(month, student, today)),
  ]
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** The months to charge now, with the amounts that were on the screen, and the reason. Paise. */
export interface MonthsToBook {
  readonly months: readonly { readonly month: string; readonly amount: Paise }[];
  readonly reason: string;
}

const monthsInOrder = ({ months }: MonthsToBook) => [...months].sort((a, b) => (a.month < b.month ? -1 : 1));

/**
 * Charges months that were never charged, each as its own entry, so that each can be taken back by itself (D44, D47). Refuses if
 * one of them has been charged meanwhile, or costs something other than was shown.
 * @returns the entries to append, the latest month's last
 */
export function bookMonths(
  stored: Ledger,
  student: RegisteredPayer,
  request: MonthsToBook,
  context: EntryContext,
): Outcome<Ledger, 'months-changed'> {
  const bookable = new Map(neverCharged(stored, student, context).map((charge) => [charge.month, charge]));
  let ledger = ledgerAt(stored, student, context);
  for (const { month, amount } of monthsInOrder(request)) {
    const charge = bookable.get(month);
    if (charge?.amount !== amount) return refuse('months-changed', 'months');
    bookable.delete(month);
    const writing = {
      kind: 'charge' as const,
      branchCode: branchIn(schoolMonth(context.at), student),
      charge: amount,
      paid: paise(0),
      studentPaymentToward: 'monthly' as const,
      charges: [{ ...charge, reason: request.reason }],
    };
    ledger = [...ledger, nextEntry(ledger, student, writing, context)];
  }
  return accept(ledger.slice(stored.length));
}
