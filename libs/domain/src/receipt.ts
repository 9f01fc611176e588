import * as z from 'zod/mini';
import { allocate, type PaidFor } from './allocation';
import { choiceAsStored, moment, rupees } from './codecs';
import {
  bookNumberSchema,
  chargesOf,
  isCharged,
  takenOffSchema,
  type Ledger,
  type LedgerEntry,
  type Said,
} from './ledger-entry';
import { paise, sum, type Paise } from './money';
import { feeHeads, paymentModes, type ConcessionKind, type Stream } from './options';
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
    branchCode: choiceAsStored(schoolCodes),
    /** What the branch said of itself that day; receipts of before D51 do not tell. */
    school: z.optional(schoolDetailsSchema),
    receiptNumber: z.string(),
    /** Its number in the branch's book of the session; receipts of before D51 have none. */
    book: z.optional(bookNumberSchema),
    issuedAt: moment,
    studentID: z.string(),
    studentName: z.string(),
    fatherName: z.string(),
    class: z.string(),
    section: z.string(),
    /** The first and the last month that it charges; its own where it charges none (D46). */
    month: z.string(),
    throughMonth: z.string(),
    currentCharge: rupees,
    previousDue: rupees,
    mode: choiceAsStored(paymentModes),
    /** What the mode is known by: a reference, and of a cheque its bank and date (D49). */
    modeDetails: z.array(z.string()),
    totalAmount: rupees,
    paid: rupees,
    toward: choiceAsStored(feeHeads),
    /** What the payment was spent on, oldest first (D50). */
    paidFor: z.array(z.object({ head: choiceAsStored(feeHeads), month: z.string(), amount: rupees })),
    /** What concessions took off the months that it charges or pays, and once since the receipt before (D48). */
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
  readonly class: string;
  readonly section: string;
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

/** What was given once since the receipt before this one, as it stood when this one was written (D48). */
function givenOnce(ledger: Ledger, entry: LedgerEntry): readonly TakenOff[] {
  const before = ledger.slice(0, ledger.indexOf(entry));
  const since = before.findLastIndex(({ kind }) => kind === 'deposit') + 1;
  return before
    .slice(since)
    .filter(({ kind, studentReceiptNo }) => kind === 'concession' && !isVoided(before, studentReceiptNo))
    .map(({ concession = 'other', studentCurrentCharge }) => ({
      concession,
      amount: paise(0 - studentCurrentCharge),
    }));
}

/** What was taken off months, and once; each kind in one sum. A month is charged once, so that the receipt goes on saying the same. */
function takenOffOf(
  ledger: Ledger,
  paid: readonly Pick<PaidFor, 'head' | 'month'>[],
  once: readonly TakenOff[],
): TakenOff[] {
  const months = new Set(paid.filter(({ head }) => head === 'monthly').map(({ month }) => month));
  const amounts = new Map<ConcessionKind, Paise>();
  const ofMonths = ledger
    .flatMap(chargesOf)
    .flatMap(({ head, month, concessions = [] }) =>
      head === 'monthly' && months.has(month) ? concessions : [],
    );
  for (const { concession, amount } of [...ofMonths, ...once])
    amounts.set(concession, sum(amounts.get(concession) ?? paise(0), amount));
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
    concessions: takenOffOf(ledger, [...months.filter(isCharged), ...paidFor], givenOnce(ledger, entry)),
    updatedBalance: entry.updatedBalance,
    collectedBy: entry.collectedBy ?? '',
    isVoid: isVoided(ledger, entry.studentReceiptNo),
  };
}

/** A receipt as a call carries it (rupees, ISO date-times) as the one that is shown. */
export const receiptOfCall = (sent: z.input<typeof receiptSchema>): Receipt => z.decode(receiptSchema, sent);
