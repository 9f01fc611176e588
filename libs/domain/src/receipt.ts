import * as z from 'zod/mini';
import { allocate, type PaidFor } from './allocation';
import { moment, rupees } from './codecs';
import {
  bookNumberSchema,
  chargesOf,
  takenOffSchema,
  type Charge,
  type Ledger,
  type LedgerEntry,
  type Said,
} from './ledger-entry';
import { paise, sum, type Paise } from './money';
import { feeHeads, paymentModes, sections, type ConcessionKind, type Section, type Stream } from './options';
import { schoolClasses, type SchoolClass } from './school-class';
import { schoolCodes } from './school-code';
import { schoolDetailsSchema, type SchoolDetails } from './school-details';
import type { TakenOff } from './standing-concession';
import { fullName } from './student-name';
import { isVoided } from './void';

/**
 * Everything a printed receipt shows, in no language; both copies carry the same figures.
 * Encoded it is what a call carries (rupees, ISO date-times), decoded paise and instants.
 */
export const receiptSchema = z
  .object({
    branchCode: z.enum(schoolCodes),
    /** What the branch said of itself that day; receipts of before D51 do not tell. */
    school: z.optional(schoolDetailsSchema),
    receiptNumber: z.string(),
    /** Its number in the branch's book of the session; receipts of before D51 have none. */
    book: z.optional(bookNumberSchema),
    issuedAt: moment,
    studentID: z.string(),
    studentName: z.string(),
    fatherName: z.string(),
    class: z.enum(schoolClasses),
    section: z.enum(sections),
    /** The first and the last month that it charges; its own where it charges none (D46). */
    month: z.string(),
    throughMonth: z.string(),
    currentCharge: rupees,
    previousDue: rupees,
    mode: z.enum(paymentModes),
    /** What the mode is known by: a reference, and of a cheque its bank and date (D49). */
    modeDetails: z.array(z.string()),
    totalAmount: rupees,
    paid: rupees,
    toward: z.enum(feeHeads),
    /** What the payment was spent on, oldest first (D50). */
    paidFor: z.array(z.object({ head: z.enum(feeHeads), month: z.string(), amount: rupees })),
    /** What standing concessions took off the months that it charges or pays (D48). */
    concessions: z.array(takenOffSchema),
    updatedBalance: rupees,
    collectedBy: z.string(),
    isVoid: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Receipt' });

export type Receipt = Readonly<z.output<typeof receiptSchema>>;

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

/** The receipt of a deposit, or undefined when the ledger has no such deposit (section 2, Receipt). */
export function receiptOf(ledger: Ledger, number: string, student: ReceiptHolder): Receipt | undefined {
  const entry = ledger.find(
    ({ studentReceiptNo, kind }) => studentReceiptNo === number && kind === 'deposit',
  );
  return entry && makeReceipt(entry, student, ledger);
}

/** A second payment in a month says its month too, and charges nothing for it. */
const isCharged = ({ amount, concessions }: Charge) => amount > 0 || concessions !== undefined;

/** What was taken off months, each kind in one sum; a month is charged once, so that the receipt goes on saying the same. */
function takenOffOf(ledger: Ledger, paid: readonly Pick<PaidFor, 'head' | 'month'>[]): TakenOff[] {
  const months = new Set(paid.filter(({ head }) => head === 'monthly').map(({ month }) => month));
  const amounts = new Map<ConcessionKind, Paise>();
  for (const { head, month, concessions = [] } of ledger.flatMap(chargesOf)) {
    if (head !== 'monthly' || !months.has(month)) continue;
    for (const { concession, amount } of concessions)
      amounts.set(concession, sum(amounts.get(concession) ?? paise(0), amount));
  }
  return [...amounts].map(([concession, amount]) => ({ concession, amount }));
}

function makeReceipt(entry: LedgerEntry, student: ReceiptHolder, ledger: Ledger): Receipt {
  const months = chargesOf(entry).filter(({ head }) => head === 'monthly');
  const paidFor = allocate(ledger).paidFor.get(entry.studentReceiptNo) ?? [];
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
    ...(entry.book && { book: entry.book }),
    month: months[0]?.month ?? entry.month,
    throughMonth: months.at(-1)?.month ?? entry.month,
    currentCharge: entry.studentCurrentCharge,
    previousDue: paise(entry.studentTotalAmountDue - entry.studentCurrentCharge),
    mode: entry.mode,
    modeDetails: [entry.reference, entry.bank, entry.chequeDate].filter((detail) => detail !== undefined),
    totalAmount: entry.studentTotalAmountDue,
    paid: entry.studentPaid,
    toward: entry.studentPaymentToward,
    paidFor: [...paidFor],
    concessions: takenOffOf(ledger, [...months.filter(isCharged), ...paidFor]),
    updatedBalance: entry.updatedBalance,
    collectedBy: entry.collectedBy ?? '',
    isVoid: isVoided(ledger, entry.studentReceiptNo),
  };
}

/** A receipt as a call carries it (rupees, ISO date-times) as the one that is shown. */
export const receiptOfCall = (sent: z.input<typeof receiptSchema>): Receipt => z.decode(receiptSchema, sent);
