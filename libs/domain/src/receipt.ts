import { allocate, type PaidFor } from './allocation';
import { chargesOf, type Ledger, type LedgerEntry, type Said } from './ledger-entry';
import { paise, type Paise } from './money';
import type { FeeHead, Section, Stream } from './options';
import type { SchoolClass } from './school-class';
import type { SchoolCode } from './school-code';
import type { SchoolDetails } from './school-details';
import { fullName } from './student-name';
import { isVoided } from './void';

/** Everything a printed receipt shows, in no language; both copies carry the same figures. Amounts in paise. */
export interface Receipt {
  readonly branchCode: SchoolCode;
  /** What the branch said of itself that day; receipts of before D51 do not tell. */
  readonly school?: SchoolDetails | undefined;
  readonly receiptNumber: string;
  readonly issuedAt: Date;
  readonly studentID: string;
  readonly studentName: string;
  readonly fatherName: string;
  readonly class: SchoolClass;
  readonly section: string;
  /** The first and the last month that it charges; its own where it charges none (D46). */
  readonly month: string;
  readonly throughMonth: string;
  readonly currentCharge: Paise;
  readonly previousDue: Paise;
  readonly mode: LedgerEntry['mode'];
  /** What the mode is known by: a reference, and of a cheque its bank and date (D49). */
  readonly modeDetails: readonly string[];
  readonly totalAmount: Paise;
  readonly paid: Paise;
  readonly toward: FeeHead;
  /** What the payment was spent on, oldest first (D50). */
  readonly paidFor: readonly PaidFor[];
  readonly updatedBalance: Paise;
  readonly collectedBy: string;
  readonly isVoid: boolean;
}

/** What a receipt says about the student. */
export interface ReceiptHolder {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly fatherName: string;
  readonly class: SchoolClass;
  readonly section: Section;
  readonly stream?: Stream | undefined;
}

/** What a receipt of today says of a student and the branch (D51). */
export const saidOf = (student: ReceiptHolder, school: SchoolDetails): Said => ({
  studentName: fullName(student),
  fatherName: student.fatherName,
  class: student.class,
  section: student.section,
  school,
});

/** The entries of a payment, the deposit at their end with what its receipt says (D51). */
export const withSaid = (entries: Ledger, said: Said): Ledger =>
  entries.map((entry, index) => (index === entries.length - 1 ? { ...entry, said } : entry));

/** The receipt of a deposit, or undefined when the ledger has no such deposit (section 2, Receipt). */
export function receiptOf(ledger: Ledger, number: string, student: ReceiptHolder): Receipt | undefined {
  const entry = ledger.find(
    ({ studentReceiptNo, kind }) => studentReceiptNo === number && kind === 'deposit',
  );
  return entry && makeReceipt(entry, student, ledger);
}

function makeReceipt(entry: LedgerEntry, student: ReceiptHolder, ledger: Ledger): Receipt {
  const months = chargesOf(entry).filter(({ head }) => head === 'monthly');
  return {
    branchCode: entry.branchCode,
    receiptNumber: entry.studentReceiptNo,
    issuedAt: entry.collectedAt,
    studentID: student.studentID,
    studentName: fullName(student),
    fatherName: student.fatherName,
    class: student.class,
    section: student.section,
    ...entry.said,
    month: months[0]?.month ?? entry.month,
    throughMonth: months.at(-1)?.month ?? entry.month,
    currentCharge: entry.studentCurrentCharge,
    previousDue: paise(entry.studentTotalAmountDue - entry.studentCurrentCharge),
    mode: entry.mode,
    modeDetails: [entry.reference, entry.bank, entry.chequeDate].filter((detail) => detail !== undefined),
    totalAmount: entry.studentTotalAmountDue,
    paid: entry.studentPaid,
    toward: entry.studentPaymentToward,
    paidFor: allocate(ledger).paidFor.get(entry.studentReceiptNo) ?? [],
    updatedBalance: entry.updatedBalance,
    collectedBy: entry.collectedBy ?? '',
    isVoid: isVoided(ledger, entry.studentReceiptNo),
  };
}
