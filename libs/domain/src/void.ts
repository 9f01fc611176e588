import { ledgerAt } from './accrual';
import { allocate, type Due } from './allocation';
import type { FeePayer } from './fee-payer';
import { nextEntry, total, withEntry, type EntryContext } from './ledger';
import type { Ledger, LedgerEntry } from './ledger-entry';
import { paise } from './money';
import type { FeeHead } from './options';
import { accept, refuse, type Outcome } from './refusal';

type Voiding = Pick<LedgerEntry, 'voids' | 'charges'>;

/** The entry that voided the payment of a receipt, if one did. */
export const voidOf = <Entry extends Voiding>(
  ledger: readonly Entry[],
  receiptNumber: string,
): Entry | undefined => ledger.find((entry) => entry.voids === receiptNumber && entry.charges === undefined);

/** Whether the payment of a receipt has been voided. */
export function isVoided(ledger: readonly Voiding[], receiptNumber: string): boolean {
  return voidOf(ledger, receiptNumber) !== undefined;
}

/** Whether what an entry charged of a head has been taken back (D47). */
export function isTakenBack(ledger: Ledger, receiptNumber: string, head: FeeHead): boolean {
  return ledger.some(
    (entry) => entry.voids === receiptNumber && (entry.charges ?? []).some((charge) => charge.head === head),
  );
}

/** Which entry is wrong, and why. */
export interface VoidRequest {
  readonly studentReceiptNo: string;
  readonly reason: string;
  /** What it charged is wrong, of this head, and not what it paid (D47). */
  readonly head?: FeeHead | undefined;
}

/**
 * Puts a voided receipt's amount back on the balance, once; the month stays charged (D34). With a head, or for an entry
 * that is a charge, it takes back what was charged, once, and as long as nobody paid it (D47). Gives the entries to append.
 */
export function voidReceipt(
  stored: Ledger,
  student: FeePayer,
  { studentReceiptNo, reason, head }: VoidRequest,
  context: EntryContext,
): Outcome<Ledger, 'receipt-not-found' | 'receipt-not-voidable' | 'receipt-already-voided' | 'charge-paid'> {
  const ledger = ledgerAt(stored, student, context);
  const wrong = ledger.find((entry) => entry.studentReceiptNo === studentReceiptNo);
  if (!wrong) return refuse('receipt-not-found', 'studentReceiptNo');
  const outcome =
    (wrong.kind === 'deposit' || wrong.kind === 'concession') && head === undefined
      ? paymentBack(ledger, wrong)
      : chargeBack(ledger, wrong, head ?? wrong.studentPaymentToward);
  if (!outcome.ok) return outcome;
  const writing = {
    ...outcome.value,
    kind: 'reversal' as const,
    branchCode: wrong.branchCode,
    voids: studentReceiptNo,
    reason,
  };
  return accept(withEntry(stored, ledger, nextEntry(ledger, student.studentID, writing, context)));
}

function paymentBack(
  ledger: Ledger,
  { studentReceiptNo, studentPaid, studentCurrentCharge, studentPaymentToward, mode, kind }: LedgerEntry,
) {
  if (isVoided(ledger, studentReceiptNo)) return refuse('receipt-already-voided', 'studentReceiptNo');
  const charge = paise(kind === 'concession' ? 0 - studentCurrentCharge : 0);
  return accept({ charge, paid: paise(0 - studentPaid), studentPaymentToward, mode });
}

function chargeBack(ledger: Ledger, { studentReceiptNo, kind }: LedgerEntry, head: FeeHead) {
  const isOf = (due: Due) =>
    due.studentReceiptNo === studentReceiptNo && due.charge.head === head && due.charge.amount > 0;
  const dues = allocate(ledger).dues.filter(isOf);
  if ((kind !== 'charge' && kind !== 'deposit') || dues.length === 0)
    return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (isTakenBack(ledger, studentReceiptNo, head))
    return refuse('receipt-already-voided', 'studentReceiptNo');
  if (dues.some(({ open, charge }) => open < charge.amount)) return refuse('charge-paid', 'studentReceiptNo');
  const charges = dues.map(({ charge }) => ({ head, month: charge.month, amount: paise(0 - charge.amount) }));
  return accept({ charge: total(charges), paid: paise(0), studentPaymentToward: head, charges });
}
