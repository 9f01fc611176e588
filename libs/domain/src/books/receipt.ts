import * as z from 'zod/mini';
import type { TakenOff } from '../fees';
import {
  allocate,
  bookNumberSchema,
  chargesOf,
  isChargedByOffice,
  isOfMonths,
  isTakenBack,
  isVoided,
  monthKey,
  chargedMonthsOf,
  takenOffSchema,
  voidOf,
  type Charge,
  type Ledger,
  type LedgerEntry,
  type PaidFor,
  type ReceiptSnapshot,
} from '../ledger';
import { namedObject } from '../rules';
import { schoolCodes, schoolDetailsSchema, type SchoolDetails } from '../school';
import { fullName } from '../students';
import {
  choiceAsStored,
  feeHeads,
  languages,
  moment,
  paise,
  paymentModes,
  rupees,
  sum,
  voidCauses,
  type ConcessionKind,
  type FeeHead,
  type Language,
  type Paise,
  type Stream,
} from '../values';

/**
 * The whole content of a printed receipt, independent of language; both copies carry the same figures.
 * The encoded form is what an API call carries (rupees, ISO date-times), the decoded form has paise and instants.
 */
export const receiptSchema = namedObject('Receipt', {
  branchCode: choiceAsStored(schoolCodes),
  /** The branch's own details on that day; missing on receipts from before D51. */
  school: z.optional(schoolDetailsSchema),
  /** The language it is printed in: the family's on that day; missing on receipts from before D91. */
  language: z.optional(choiceAsStored(languages)),
  receiptNumber: z.string(),
  /** Its number in the branch's book of the session; missing on receipts from before D51. */
  book: z.optional(bookNumberSchema),
  issuedAt: moment,
  studentID: z.string(),
  studentName: z.string(),
  fatherName: z.string(),
  class: z.string(),
  section: z.string(),
  /** The months that it charges, in order; its own month if it charges none (D46, D77). */
  months: z.array(z.string()),
  currentCharge: rupees,
  /** The amount owed before, without charges of an admission in the same month (D77). */
  previousDue: rupees,
  admissionDue: rupees,
  mode: choiceAsStored(paymentModes),
  /** The details of the mode: a reference, and for a cheque its bank (D49). */
  modeDetails: z.array(z.string()),
  /** Only for a cheque; the paper prints it in its own language. */
  chequeDate: z.optional(z.string()),
  totalAmount: rupees,
  paid: rupees,
  toward: choiceAsStored<FeeHead>(feeHeads),
  /** The charges that the payment was spent on, oldest first (D50). */
  paidFor: z.array(
    z.object({
      head: choiceAsStored<FeeHead>(feeHeads),
      month: z.string(),
      amount: rupees,
      /** The reason of the charge, as the counter entered it (D77). */
      reason: z.optional(z.string()),
    }),
  ),
  /** The concessions on the months that it charges or pays, and one-time ones since the receipt before (D48). */
  concessions: z.array(takenOffSchema),
  updatedBalance: rupees,
  collectedBy: z.string(),
  /** Only on a voucher: the amount that was paid back, and the reason (D75). */
  refund: z.optional(z.object({ amount: rupees, reason: z.string() })),
  isVoid: z.boolean(),
  /** Only on a void receipt: when it was voided, by whom, and why. */
  voided: z.optional(
    z.object({
      at: moment,
      by: z.string(),
      reason: z.string(),
      cause: z.optional(choiceAsStored(voidCauses)),
    }),
  ),
});

export type Receipt = Readonly<z.output<typeof receiptSchema>>;

/** The facts about a student that a receipt states. */
export interface ReceiptHolder {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly fatherName: string;
  readonly class: string;
  readonly section: string;
  readonly stream?: Stream | undefined;
}

/** The names of the student and the branch, and the language, that a receipt of today keeps for ever (D51, D91). */
export const snapshotOf = (
  student: ReceiptHolder,
  school: SchoolDetails,
  language: Language,
): ReceiptSnapshot => ({
  studentName: fullName(student),
  fatherName: student.fatherName,
  class: student.class,
  section: student.section,
  school,
  language,
});

/** The receipt of a deposit, or the voucher of a refund; undefined when the ledger has no such entry (section 2, D75). */
export function receiptOf(ledger: Ledger, number: string, student: ReceiptHolder): Receipt | undefined {
  const entry = ledger.find(
    ({ studentReceiptNo, kind }) => studentReceiptNo === number && (kind === 'deposit' || kind === 'refund'),
  );
  return entry && makeReceipt(entry, student, ledger);
}

/** The one-time concessions since the previous receipt that was not void, as they stood when this one was written (D48). */
function oneTimeConcessions(ledger: Ledger, entry: LedgerEntry): readonly TakenOff[] {
  const before = ledger.slice(0, ledger.indexOf(entry));
  const isReceipt = ({ kind, studentReceiptNo }: LedgerEntry) =>
    kind === 'deposit' && !isVoided(before, studentReceiptNo);
  const start = before.findLastIndex(isReceipt) + 1;
  return before
    .slice(start)
    .filter(({ kind, studentReceiptNo }) => kind === 'concession' && !isVoided(before, studentReceiptNo))
    .map(({ concession = 'other', studentCurrentCharge }) => ({
      concession,
      amount: paise(0 - studentCurrentCharge),
    }));
}

/** Concessions on months and one-time ones, summed by kind. @param ledger up to the receipt, so that its text never changes */
function concessionsTakenOff(
  ledger: Ledger,
  paid: readonly Pick<PaidFor, 'head' | 'month'>[],
  oneTime: readonly TakenOff[],
): TakenOff[] {
  const monthKeys = new Set(paid.map(monthKey));
  const amounts = new Map<ConcessionKind, Paise>();
  // A month that was taken back and charged again counts with its last charge.
  const { charged } = chargedMonthsOf(ledger);
  const monthConcessions = [...monthKeys].flatMap((key) => charged.get(key)?.charge.concessions ?? []);
  for (const { concession, amount } of [...monthConcessions, ...oneTime])
    amounts.set(concession, sum(amounts.get(concession) ?? paise(0), amount));
  return [...amounts].map(([concession, amount]) => ({ concession, amount }));
}

/** The heads charged at the admission, which are not an old debt in their own month (D77). */
const admissionHeads: readonly FeeHead[] = ['registration', 'security'];

/** The unpaid part of admission charges that were made in the month of an entry and before it. Paise. */
const admissionDueOf = (before: Ledger, { month }: LedgerEntry): Paise =>
  sum(
    ...allocate(before)
      .dues.filter(({ charge }) => admissionHeads.includes(charge.head) && charge.month === month)
      .map(({ open }) => open),
  );

/** The reasons given for a charge that a payment paid, if there are any. */
function reasonOf(ledger: Ledger, { head, month }: PaidFor): string | undefined {
  const isOfPart = (charge: Charge) => charge.head === head && charge.month === month;
  const reasons = ledger
    .filter(({ studentReceiptNo }) => !isTakenBack(ledger, studentReceiptNo, head))
    .flatMap((entry) => chargesOf(entry).filter(isOfPart))
    .flatMap(({ reason }) => reason ?? []);
  return reasons.length === 0 ? undefined : [...new Set(reasons)].join(', ');
}

function voidDetails(ledger: Ledger, { studentReceiptNo }: LedgerEntry) {
  const voiding = voidOf(ledger, studentReceiptNo);
  if (!voiding) return undefined;
  const { collectedAt: at, collectedBy: by = '', reason = '', cause } = voiding;
  return { at, by, reason, ...(cause === undefined ? {} : { cause }) };
}

function makeReceipt(entry: LedgerEntry, student: ReceiptHolder, ledger: Ledger): Receipt {
  const before = ledger.slice(0, ledger.indexOf(entry));
  const monthCharges = chargesOf(entry)
    .filter((charge) => isOfMonths(charge.head) && !isChargedByOffice(charge))
    .map(({ head, month }) => ({ head, month }));
  const { paidFor = [] } = entry;
  const admissionDue = admissionDueOf(before, entry);
  const voided = voidDetails(ledger, entry);
  return {
    branchCode: entry.branchCode,
    receiptNumber: entry.studentReceiptNo,
    issuedAt: entry.collectedAt,
    studentID: student.studentID,
    studentName: fullName(student),
    fatherName: student.fatherName,
    class: student.class,
    section: student.section,
    ...entry.snapshot,
    ...(entry.book && { book: entry.book }),
    months:
      monthCharges.length === 0 ? [entry.month] : [...new Set(monthCharges.map(({ month }) => month))].sort(),
    currentCharge: entry.studentCurrentCharge,
    previousDue: paise(entry.studentTotalAmountDue - entry.studentCurrentCharge - admissionDue),
    admissionDue,
    mode: entry.mode,
    modeDetails: [entry.reference, entry.bank].filter((detail) => detail !== undefined),
    ...(entry.chequeDate !== undefined && { chequeDate: entry.chequeDate }),
    totalAmount: entry.studentTotalAmountDue,
    paid: entry.studentPaid,
    toward: entry.studentPaymentToward,
    paidFor: paidFor.map((part) => {
      const reason = reasonOf([...before, entry], part);
      return reason === undefined ? part : { ...part, reason };
    }),
    concessions: concessionsTakenOff(
      [...before, entry],
      [...monthCharges, ...paidFor],
      oneTimeConcessions(ledger, entry),
    ),
    updatedBalance: entry.updatedBalance,
    collectedBy: entry.collectedBy ?? '',
    ...(entry.kind === 'refund' && {
      refund: { amount: paise(0 - entry.studentPaid), reason: entry.reason ?? '' },
    }),
    isVoid: voided !== undefined,
    ...(voided && { voided }),
  };
}

/** Converts a receipt from the form of API calls (rupees, ISO date-times) to the one that is shown. */
export const receiptOfCall = (sent: z.input<typeof receiptSchema>): Receipt => z.decode(receiptSchema, sent);
