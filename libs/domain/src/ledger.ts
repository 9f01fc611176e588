import { feesOf, type FeeClass } from './fee-table';
import type { Ledger, LedgerEntry } from './ledger-entry';
import { paise, sum, type Paise } from './money';
import type { Board, Medium, PaymentType } from './options';
import { nextReceiptNumber, openingNumber } from './receipt-number';
import { accept, refuse, type Outcome } from './refusal';
import { schoolMonth } from './school-calendar';
import { schoolCode, type SchoolCode } from './school-code';

/** What the ledger's rules need to know of a student. */
export interface FeePayer extends FeeClass {
  readonly studentID: string;
  readonly medium: Medium;
  readonly boardType: Board;
}

/** Who writes an entry, and when. */
export interface EntryContext {
  readonly by: string;
  readonly at: Date;
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

/** The balance after the last entry, 0 for an empty ledger (section 4). */
function balanceOf(ledger: Ledger): Paise {
  return ledger.at(-1)?.updatedBalance ?? paise(0);
}

/** The monthly fee, or 0 once a deposit of that month has charged it, voided or not (D29, D34). */
function currentCharge(ledger: Ledger, student: FeeClass, month: string): Paise {
  const charged = ledger.some((entry) => entry.kind === 'deposit' && entry.month === month);
  return charged ? paise(0) : feesOf(student).monthly;
}

/** Outstanding due = current month's charge + previous balance (section 4). */
export function feesDue(ledger: Ledger, student: FeePayer, at: Date): FeesDue {
  const month = schoolMonth(at);
  const charge = currentCharge(ledger, student, month);
  const previousBalance = balanceOf(ledger);
  return {
    isFirstTimeDeposit: ledger.length === 0,
    month,
    branchCode: schoolCode(student),
    currentCharge: charge,
    previousBalance,
    outstandingDue: sum(charge, previousBalance),
  };
}

/** The ledger a student starts with: empty, or one `opening` entry for a previous balance above 0 (D28). */
export function openLedger(student: FeePayer, previousBalance: Paise, context: EntryContext): Ledger {
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

/**
 * Takes a payment: computes the due itself and gives the entry to append.
 * Refuses when the clerk saw other figures, when the amount is not above zero, or when it exceeds the due (section 5, D30).
 */
export function collectFee(
  ledger: Ledger,
  student: FeePayer,
  request: PaymentRequest,
  context: EntryContext,
): Outcome<LedgerEntry, 'balance-changed' | 'branch-changed' | 'invalid-amount' | 'exceeds-due'> {
  const due = feesDue(ledger, student, context.at);
  if (request.paidAmount <= 0) return refuse('invalid-amount', 'paidAmount');
  if (request.branchCode !== due.branchCode) return refuse('branch-changed', 'branchCode');
  if (request.previousBalance !== due.previousBalance) return refuse('balance-changed', 'previousBalance');
  if (request.currentCharge !== due.currentCharge) return refuse('balance-changed', 'currentCharge');
  if (request.paidAmount > due.outstandingDue) return refuse('exceeds-due', 'paidAmount');
  return accept({
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
  });
}

/** Whether a receipt of this ledger has been voided. */
export function isVoided(ledger: Ledger, receiptNumber: string): boolean {
  return ledger.some((entry) => entry.voids === receiptNumber);
}

/** Puts a voided receipt's amount back on the balance, once; the month stays charged (D34). */
export function voidReceipt(
  ledger: Ledger,
  student: FeePayer,
  request: { readonly studentReceiptNo: string; readonly reason: string },
  context: EntryContext,
): Outcome<LedgerEntry, 'receipt-not-found' | 'receipt-not-voidable' | 'receipt-already-voided'> {
  const receipt = ledger.find((entry) => entry.studentReceiptNo === request.studentReceiptNo);
  if (!receipt) return refuse('receipt-not-found', 'studentReceiptNo');
  if (receipt.kind !== 'deposit') return refuse('receipt-not-voidable', 'studentReceiptNo');
  if (isVoided(ledger, receipt.studentReceiptNo)) return refuse('receipt-already-voided', 'studentReceiptNo');
  const balance = balanceOf(ledger);
  return accept({
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
  });
}

/** What an entry adds to what the family owes: an opening balance or a month's charge. */
export function debitOf(entry: LedgerEntry): Paise {
  return entry.kind === 'opening' ? entry.studentTotalAmountDue : entry.studentCurrentCharge;
}

/** What an entry takes off what the family owes; negative in a reversal. */
export function creditOf(entry: LedgerEntry): Paise {
  return entry.studentPaid;
}
