import { balanceOf, ledgerAt, monthlyCharge, type Today } from './accrual';
import type { FeePayer } from './fee-payer';
import type { Ledger, LedgerEntry } from './ledger-entry';
import { paise, sum, type Paise } from './money';
import type { PaymentType } from './options';
import { nextReceiptNumber, openingNumber } from './receipt-number';
import { accept, refuse, type Outcome } from './refusal';
import { schoolMonth } from './school-calendar';
import { schoolCode, type SchoolCode } from './school-code';

/** Who writes an entry, and when. */
export interface EntryContext extends Today {
  readonly by: string;
}

/** What the counter shows before a payment; amounts in paise. */
export interface FeesDue {
  readonly isFirstTimeDeposit: boolean;
  readonly month: string;
  readonly branchCode: SchoolCode;
  readonly currentCharge: Paise;
  readonly previousBalance: Paise;
  readonly outstandingDue: Paise;
}

/** Outstanding due = current month's charge + previous balance, months that passed included (section 4, D44). */
export function feesDue(stored: Ledger, student: FeePayer, today: Today): FeesDue {
  const ledger = ledgerAt(stored, student, today);
  const month = schoolMonth(today.at);
  const currentCharge = monthlyCharge(ledger, student, month, today.feeTables);
  const previousBalance = balanceOf(ledger);
  return {
    isFirstTimeDeposit: ledger.length === 0,
    month,
    branchCode: schoolCode(student),
    currentCharge,
    previousBalance,
    outstandingDue: sum(currentCharge, previousBalance),
  };
}

/** The ledger a student starts with: empty, or one `opening` entry for a previous balance above 0 (D28). */
export function openLedger(
  student: Pick<FeePayer, 'studentID' | 'medium' | 'boardType'>,
  previousBalance: Paise,
  context: Pick<EntryContext, 'by' | 'at'>,
): Ledger {
  if (previousBalance <= 0) return [];
  const branchCode = schoolCode(student);
  return [
    {
      studentReceiptNo: openingNumber(branchCode, student.studentID),
      kind: 'opening',
      month: schoolMonth(context.at),
      studentCurrentCharge: paise(0),
      studentPaid: paise(0),
      studentTotalAmountDue: previousBalance,
      studentPaymentToward: 'other',
      updatedBalance: previousBalance,
      mode: 'Cash',
      branchCode,
      collectedBy: context.by,
      collectedAt: context.at,
    },
  ];
}

/** A payment as the clerk sent it: the amount, and the figures that were on the screen (D30). Amounts in paise. */
export interface PaymentRequest {
  readonly paidAmount: Paise;
  readonly previousBalance: Paise;
  readonly currentCharge: Paise;
  readonly branchCode: SchoolCode;
  readonly toward: PaymentType;
}

/** What a write adds to the stored ledger: the months that passed, and then the new entry (D44). */
const withEntry = (stored: Ledger, ledger: Ledger, entry: LedgerEntry): Ledger => [
  ...ledger.slice(stored.length),
  entry,
];

/**
 * Takes a payment: computes the due itself and gives the entries to append, its own last.
 * Refuses when the clerk saw other figures, when the amount is not above zero, or when it exceeds the due (section 5, D30).
 */
export function collectFee(
  stored: Ledger,
  student: FeePayer,
  request: PaymentRequest,
  context: EntryContext,
): Outcome<Ledger, 'balance-changed' | 'branch-changed' | 'invalid-amount' | 'exceeds-due'> {
  const ledger = ledgerAt(stored, student, context);
  const due = feesDue(ledger, student, context);
  if (request.paidAmount <= 0) return refuse('invalid-amount', 'paidAmount');
  if (request.branchCode !== due.branchCode) return refuse('branch-changed', 'branchCode');
  if (request.previousBalance !== due.previousBalance) return refuse('balance-changed', 'previousBalance');
  if (request.currentCharge !== due.currentCharge) return refuse('balance-changed', 'currentCharge');
  if (request.paidAmount > due.outstandingDue) return refuse('exceeds-due', 'paidAmount');
  const entry: LedgerEntry = {
    studentReceiptNo: nextReceiptNumber(due.branchCode, student.studentID, ledger, context.at),
    kind: 'deposit',
    month: due.month,
    studentCurrentCharge: due.currentCharge,
    studentPaid: request.paidAmount,
    studentTotalAmountDue: due.outstandingDue,
    studentPaymentToward: request.toward,
    updatedBalance: paise(due.outstandingDue - request.paidAmount),
    mode: 'Cash',
    branchCode: due.branchCode,
    collectedBy: context.by,
    collectedAt: context.at,
  };
  return accept(withEntry(stored, ledger, entry));
}

/** Whether a receipt of this ledger has been voided. */
export function isVoided(ledger: Ledger, receiptNumber: string): boolean {
  return ledger.some((entry) => entry.voids === receiptNumber);
}

/** Puts a voided receipt's amount back on the balance, once; the month stays charged (D34). Gives the entries to append. */
export function voidReceipt(
  stored: Ledger,
  student: FeePayer,
  request: { readonly studentReceiptNo: string; readonly reason: string },
  context: EntryContext,
): Outcome<Ledger, 'receipt-not-found' | 'receipt-not-voidable' | 'receipt-already-voided'> {
  const ledger = ledgerAt(stored, student, context);
  const receipt = ledger.find((entry) => entry.studentReceiptNo === request.studentReceiptNo);
  if (!receipt) return refuse('receipt-not-found', 'studentReceiptNo');
  if (receipt.kind !== 'deposit') return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (isVoided(ledger, receipt.studentReceiptNo)) return refuse('receipt-already-voided', 'studentReceiptNo');
  const balance = balanceOf(ledger);
  const entry: LedgerEntry = {
    studentReceiptNo: nextReceiptNumber(receipt.branchCode, student.studentID, ledger, context.at),
    kind: 'reversal',
    month: schoolMonth(context.at),
    studentCurrentCharge: paise(0),
    studentPaid: paise(0 - receipt.studentPaid),
    studentTotalAmountDue: balance,
    studentPaymentToward: receipt.studentPaymentToward,
    updatedBalance: sum(balance, receipt.studentPaid),
    mode: 'Cash',
    branchCode: receipt.branchCode,
    collectedBy: context.by,
    collectedAt: context.at,
    voids: receipt.studentReceiptNo,
    reason: request.reason,
  };
  return accept(withEntry(stored, ledger, entry));
}

/** What an entry adds to what the family owes: an opening balance or a month's charge. */
export function debitOf(entry: LedgerEntry): Paise {
  return entry.kind === 'opening' ? entry.studentTotalAmountDue : entry.studentCurrentCharge;
}

/** What an entry takes off what the family owes; negative in a reversal. */
export function creditOf(entry: LedgerEntry): Paise {
  return entry.studentPaid;
}
