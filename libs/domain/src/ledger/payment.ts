import { branchIn, headOf, type FeePayer } from '../fees';
import { modeOf, type ModeRefusal, type PaidBy } from '../payments';
import { accept, refuse, type Outcome } from '../rules';
import { endOfNextSession, monthsBetween, schoolMonth, type SchoolCode } from '../school';
import { formatRupees, isSchoolHead, sum, total, type Paise, type PaymentType } from '../values';
import { balanceOf, ledgerAt } from './accrual';
import { headsOffered, type NewCharge } from './charge';
import { nextEntry, entriesToAppend, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import { monthlyCharges } from './month-charges';

/** A payment as the clerk sent it: the amount, and the figures that were on the screen (D30). Amounts in paise. */
export interface PaymentRequest extends PaidBy {
  readonly paidAmount: Paise;
  readonly previousBalance: Paise;
  readonly currentCharge: Paise;
  readonly branchCode: SchoolCode;
  readonly toward: PaymentType;
  /** The last month to pay ahead (D46). */
  readonly throughMonth?: string | undefined;
  /** Charges that this payment both makes and pays (D47). */
  readonly charges?: readonly NewCharge[] | undefined;
  /** The reason why a reference that another family already used is right here too (D81). */
  readonly referenceReason?: string | undefined;
}

/**
 * Takes a payment: computes the due itself and returns the entries to append, its own last.
 * Refuses if the clerk saw other figures, an amount that is not above zero or exceeds the due (section 5, D30), months that
 * nobody may pay yet (D46), future months not paid in full (D73), money other than cash without its reference (D49), and a head
 * that comes with the paid months already (D78: each once). A student who has left pays what is owed, but nothing new (D22, D44).
 */
export function collectFee(
  stored: Ledger,
  student: FeePayer,
  request: PaymentRequest,
  context: EntryContext,
): Outcome<
  Ledger,
  | 'balance-changed'
  | 'branch-changed'
  | 'invalid-amount'
  | 'exceeds-due'
  | 'month-out-of-reach'
  | 'month-not-paid'
  | 'student-left'
  | 'head-not-offered'
  | 'head-of-months'
  | ModeRefusal
> {
  const ledger = ledgerAt(stored, student, context);
  const month = schoolMonth(context.at);
  const branchCode = branchIn(month, student);
  const previousBalance = balanceOf(ledger);
  const { throughMonth = month, charges: newCharges = [], referenceReason } = request;
  if (throughMonth < month || throughMonth > endOfNextSession(month))
    return refuse('month-out-of-reach', 'throughMonth');
  if (student.leftAt !== undefined && newCharges.length > 0) return refuse('student-left', 'charges');
  // A closed head can still be owed.
  if (isSchoolHead(request.toward) && !headOf(context.heads, request.toward))
    return refuse('head-not-offered', 'toward');
  const offered = headsOffered(newCharges, student, context);
  if (!offered.ok) return offered;
  const monthCharges = monthlyCharges(ledger, student, monthsBetween(month, throughMonth), context);
  if (newCharges.some(({ head }) => monthCharges.some((one) => one.head === head)))
    return refuse('head-of-months', 'charges');
  const charges = [...monthCharges, ...newCharges.map((one) => ({ ...one, month }))];
  const charge = total(charges);
  if (request.paidAmount <= 0) return refuse('invalid-amount', 'paidAmount');
  if (request.branchCode !== branchCode) return refuse('branch-changed', 'branchCode');
  if (request.previousBalance !== previousBalance) return refuse('balance-changed', 'previousBalance');
  if (request.currentCharge !== charge) return refuse('balance-changed', 'currentCharge');
  const due = sum(previousBalance, charge);
  if (request.paidAmount > due) return refuse('exceeds-due', 'paidAmount');
  if (request.paidAmount < due && charges.some((one) => one.month > month))
    return refuse('month-not-paid', 'paidAmount', formatRupees(due));
  const mode = modeOf(request, context.at);
  if (!mode.ok) return mode;
  const writing = {
    ...mode.value,
    kind: 'deposit' as const,
    branchCode,
    charge,
    paid: request.paidAmount,
    studentPaymentToward: request.toward,
    ...(referenceReason === undefined ? {} : { referenceReason }),
    ...(charges.length === 0 ? {} : { charges }),
  };
  return accept(entriesToAppend(stored, ledger, nextEntry(ledger, student, writing, context)));
}
