import * as z from 'zod/mini';
import { namedObject } from '../rules';
import { schoolCodes, schoolDetailsSchema } from '../school';
import {
  choiceAsStored,
  concessionKinds,
  feeHeads,
  languages,
  moment,
  paise,
  paymentModes,
  rupees,
  voidCauses,
  type FeeHead,
} from '../values';

export const entryKinds = [
  'opening',
  'charge',
  'deposit',
  'reversal',
  'concession',
  /** Takes back a future month that was paid but is no longer owed (D73). */
  'take-back',
  'refund',
] as const;

/** The amount that concessions of one kind took off (D48). */
export const takenOffSchema = z.object({ concession: choiceAsStored(concessionKinds), amount: rupees });

/** One charge of an entry, even one of 0 (D72); negative when it takes a charge back (D47, D73). */
const chargeSchema = namedObject('Charge', {
  head: choiceAsStored<FeeHead>(feeHeads),
  month: z.string(),
  amount: rupees,
  reason: z.optional(z.string()),
  /** The amounts that standing concessions took off the fee of the month; `amount` is the rest (D48). */
  concessions: z.optional(z.array(takenOffSchema)),
});

export type Charge = Readonly<z.output<typeof chargeSchema>>;

/** The number of a receipt or a voucher in its branch's book of the session (D51, D75). */
export const bookNumberSchema = namedObject('BookNumber', {
  /** Set for the book of vouchers, which numbers refunds (D75); missing for the book of receipts. */
  series: z.optional(choiceAsStored(['voucher'])),
  session: z.string().register(z.globalRegistry, { examples: ['2026-27'] }),
  branch: choiceAsStored(schoolCodes),
  number: z.int(),
});

export type BookNumber = Readonly<z.output<typeof bookNumberSchema>>;

/** The student and the school as they were on the receipt's day, whatever they are called later (D51). */
const snapshotSchema = namedObject('ReceiptSnapshot', {
  studentName: z.string(),
  fatherName: z.string(),
  class: z.string(),
  section: z.string(),
  /** Missing on receipts from before D51. */
  school: z.optional(schoolDetailsSchema),
  /** The family's language; missing on receipts from before D91. */
  language: z.optional(choiceAsStored(languages)),
});

export type ReceiptSnapshot = Readonly<z.output<typeof snapshotSchema>>;

/** The amount that an entry paid of one head and month; negative when a void or a refund reverses it. */
const paidForSchema = z.object({
  head: choiceAsStored<FeeHead>(feeHeads),
  month: z.string(),
  amount: rupees,
});

/** The amount that was paid of one head and month. Paise. */
export type PaidFor = Readonly<z.output<typeof paidForSchema>>;

/**
 * One line of a student's ledger, `studentFeeReport` (section 3, D27). Never edited, never removed.
 * The encoded form is what API calls carry (rupees, ISO date-times), the decoded form is what the rules use (paise, instants);
 * the stored paths are derived from it too.
 */
export const ledgerEntrySchema = namedObject('LedgerEntry', {
  studentReceiptNo: z.string(),
  kind: choiceAsStored(entryKinds),
  month: z.string().register(z.globalRegistry, {
    description: 'Calendar month in Asia/Kolkata as yyyy-mm',
    examples: ['2026-11'],
  }),
  studentCurrentCharge: rupees,
  /** Minus the amount in an entry that voids a payment, and in a refund. */
  studentPaid: rupees,
  /** The amount outstanding before this entry's payment. */
  studentTotalAmountDue: rupees,
  /** The type of the payment; in a charge, its head. */
  studentPaymentToward: choiceAsStored<FeeHead>(feeHeads),
  updatedBalance: rupees,
  mode: choiceAsStored(paymentModes),
  /** The number by which the bank, the card company or the app knows the payment, or the cheque's number (D49). */
  reference: z.optional(z.string()),
  /** Only for a cheque: its bank, and its date as `yyyy-mm-dd`. */
  bank: z.optional(z.string()),
  chequeDate: z.optional(z.string()),
  branchCode: choiceAsStored(schoolCodes),
  /** First name of the account that made the entry; missing for a passed month, which nobody charges (D44). */
  collectedBy: z.optional(z.string()),
  /** The id of that account; missing in entries from before D51. */
  collectorId: z.optional(z.string()),
  collectedAt: moment,
  /** The reason why a reference that another family already used is right here too (D81). */
  referenceReason: z.optional(z.string()),
  /** In a reversal: the receipt it voids, and why (D34); in a take-back: the entry that had charged the month. */
  voids: z.optional(
    z.string().register(z.globalRegistry, { description: 'In a reversal: the receipt that it voids' }),
  ),
  reason: z.optional(z.string()),
  cause: z.optional(choiceAsStored(voidCauses)),
  /** The kind of a concession; missing when a fine is waived (D48, D80). */
  concession: z.optional(choiceAsStored(concessionKinds)),
  /** The charges it made or took back; missing when it did neither (D46, D47, D72). */
  charges: z.optional(z.array(chargeSchema)),
  /** The purpose of the money, worked out once, when the entry was written; only an entry that moved money has it (D71). */
  paidFor: z.optional(z.array(paidForSchema)),
  /** Only for refunds, and for deposits since D51. */
  book: z.optional(bookNumberSchema),
  snapshot: z.optional(snapshotSchema),
});

export type LedgerEntry = Readonly<z.output<typeof ledgerEntrySchema>> & {
  /** The revision of the student on which it was worked out; the next one can take back future months it charged (D73). */
  readonly revision?: number;
};
export type Ledger = readonly LedgerEntry[];

/** The charges that an entry made or took back, by head and month; empty when it did neither. */
export const chargesOf = ({ charges = [] }: Pick<LedgerEntry, 'charges'>): readonly Charge[] => charges;

/** The fields of an entry that show whether it undid another one, and what part of it. */
export type Voiding = Pick<LedgerEntry, 'kind' | 'voids' | 'charges'> &
  Partial<Pick<LedgerEntry, 'studentPaid'>>;

/** Whether an entry voided a payment or a refund, with its charges (D76); a reversal that moves no money took back a charge. */
export const isVoid = ({ kind, charges, studentPaid = paise(0) }: Voiding): boolean =>
  kind === 'reversal' && (charges === undefined || studentPaid !== 0);

/** Converts a ledger from the form of API calls (rupees, ISO date-times) to the form of the rules (paise, instants). */
export const ledgerOf = (entries: readonly z.input<typeof ledgerEntrySchema>[]): Ledger =>
  entries.map((entry) => z.decode(ledgerEntrySchema, entry));

/** A part of a month's cost that may be paid ahead, as API calls carry it; the monthly fee if no head is named (D46, D78). */
export const aheadSchema = z.object({
  head: z.optional(choiceAsStored<FeeHead>(['school:Bus'])),
  month: z.string(),
  amount: rupees,
});

/** Converts months that may be paid ahead from the form of API calls to the form of the rules. */
export const decodeMonthsAhead = (months: readonly z.input<typeof aheadSchema>[]): readonly Charge[] =>
  months.map((month) => {
    const { head = 'monthly', ...rest } = z.decode(aheadSchema, month);
    return { head, ...rest };
  });
