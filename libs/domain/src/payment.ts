import { ledgerAt, monthlyCharges } from './accrual';
import type { NewCharge } from './charge';
import type { FeePayer } from './fee-payer';
import { feesDue, nextEntry, total, withEntry, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { sum, type Paise } from './money';
import type { PaymentType } from './options';
import { accept, refuse, type Outcome } from './refusal';
import { monthsBetween } from './school-calendar';
import type { SchoolCode } from './school-code';
import { endOfNextSession } from './session';

/** A payment as the clerk sent it: the amount, and the figures that were on the screen (D30). Amounts in paise. */
export interface PaymentRequest {
  readonly paidAmount: Paise;
  readonly previousBalance: Paise;
  readonly currentCharge: Paise;
  readonly branchCode: SchoolCode;
  readonly toward: PaymentType;
  /** Pays ahead up to this month (D46). */
  readonly throughMonth?: string | undefined;
  /** What is charged and paid in one (D47). */
  readonly charges?: readonly NewCharge[] | undefined;
}

/**
 * Takes a payment: computes the due itself and gives the entries to append, its own last.
 * Refuses when the clerk saw other figures, when the amount is not above zero, or when it exceeds the due (section 5, D30),
 * and months that nobody may pay yet (D46).
 */
export function collectFee(
  stored: Ledger,
  student: FeePayer,
  request: PaymentRequest,
  context: EntryContext,
): Outcome<
  Ledger,
  'balance-changed' | 'branch-changed' | 'invalid-amount' | 'exceeds-due' | 'month-out-of-reach'
> {
  const ledger = ledgerAt(stored, student, context);
  const { month, branchCode, previousBalance } = feesDue(ledger, student, context);
  const { throughMonth = month } = request;
  if (throughMonth < month || throughMonth > endOfNextSession(month))
    return refuse('month-out-of-reach', 'throughMonth');
  const months = monthsBetween(month, throughMonth);
  const charges = [
    ...monthlyCharges(ledger, student, months, context),
    ...(request.charges ?? []).map((one) => ({ ...one, month })),
  ];
  const charge = total(charges);
  if (request.paidAmount <= 0) return refuse('invalid-amount', 'paidAmount');
  if (request.branchCode !== branchCode) return refuse('branch-changed', 'branchCode');
  if (request.previousBalance !== previousBalance) return refuse('balance-changed', 'previousBalance');
  if (request.currentCharge !== charge) return refuse('balance-changed', 'currentCharge');
  if (request.paidAmount > sum(previousBalance, charge)) return refuse('exceeds-due', 'paidAmount');
  const isPlain = charges.every((one) => one.head === 'monthly' && one.month === month);
  const writing = {
    kind: 'deposit' as const,
    branchCode,
    charge,
    paid: request.paidAmount,
    studentPaymentToward: request.toward,
    ...(isPlain ? {} : { charges }),
  };
  return accept(withEntry(stored, ledger, nextEntry(ledger, student.studentID, writing, context)));
}
