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
  /** A month to come that was paid, and belongs to nobody any more (D73). */
  'take-back',
  'refund',
] as const;

/** What concessions of one kind took off (D48). */
export const takenOffSchema = z.object({ concession: choiceAsStored(concessionKinds), amount: rupees });

/** One thing that an entry charged, also at 0 (D72); below zero where it takes a charge back (D47, D73). */
const chargeSchema = namedObject('Charge', {
  head: choiceAsStored<FeeHead>(feeHeads),
  month: z.string(),
  amount: rupees,
  reason: z.optional(z.string()),
  /** What standing concessions took off the fee of the month; the amount is what is left of it (D48). */
  concessions: z.optional(z.array(takenOffSchema)),
});

export type Charge = Readonly<z.output<typeof chargeSchema>>;

/** The number of a receipt or a voucher in its branch's book of the session (D51, D75). */
export const bookNumberSchema = namedObject('BookNumber', {
  /** The book of the vouchers for what was paid back (D75); left out, it is that of the receipts. */
  series: z.optional(choiceAsStored(['voucher'])),
  session: z.string().register(z.globalRegistry, { examples: ['2026-27'] }),
  branch: choiceAsStored(schoolCodes),
  number: z.int(),
});

export type BookNumber = Readonly<z.output<typeof bookNumberSchema>>;

/** The student and the school as the receipt names them: as they were on its day, whatever they are called later (D51). */
const snapshotSchema = namedObject('ReceiptSnapshot', {
  studentName: z.string(),
  fatherName: z.string(),
  class: z.string(),
  section: z.string(),
  /** Receipts of before D51 do not tell. */
  school: z.optional(schoolDetailsSchema),
  /** The family's; receipts of before D91 do not tell. */
  language: z.optional(choiceAsStored(languages)),
});

export type ReceiptSnapshot = Readonly<z.output<typeof snapshotSchema>>;

/** What of one head and month an entry paid; below zero where a void puts it back, or it was paid back. */
const paidForSchema = z.object({
  head: choiceAsStored<FeeHead>(feeHeads),
  month: z.string(),
  amount: rupees,
});

/** What of one head and month was paid. Paise. */
export type PaidFor = Readonly<z.output<typeof paidForSchema>>;

/**
 * One line of a student's ledger, `studentFeeReport` (section 3, D27). Never edited, never removed.
 * Encoded it is what calls carry (rupees, ISO date-times), decoded what the rules count with (paise, instants);
 * the stored paths are made from it too.
 */
export const ledgerEntrySchema = namedObject('LedgerEntry', {
  studentReceiptNo: z.string(),
  kind: choiceAsStored(entryKinds),
  month: z.string().register(z.globalRegistry, {
    description: 'Calendar month in Asia/Kolkata as yyyy-mm',
    examples: ['2026-11'],
  }),
  studentCurrentCharge: rupees,
  /** Minus the amount in a voided payment, and in a refund. */
  studentPaid: rupees,
  /** What was outstanding before this entry's payment. */
  studentTotalAmountDue: rupees,
  /** The type of the payment; in a charge, its head. */
  studentPaymentToward: choiceAsStored<FeeHead>(feeHeads),
  updatedBalance: rupees,
  mode: choiceAsStored(paymentModes),
  /** The number that the bank, the card or the app knows the payment by, or the cheque's (D49). */
  reference: z.optional(z.string()),
  /** Of a cheque: whose it is, and its date as `yyyy-mm-dd`. */
  bank: z.optional(z.string()),
  chequeDate: z.optional(z.string()),
  branchCode: choiceAsStored(schoolCodes),
  /** First name of the account that made the entry; a passed month is charged by nobody (D44). */
  collectedBy: z.optional(z.string()),
  /** The id of that account; entries of before D51 have none. */
  collectorId: z.optional(z.string()),
  collectedAt: moment,
  /** Why another family's reference may stand here too (D81). */
  referenceReason: z.optional(z.string()),
  /** In a reversal: the receipt it voids, and why (D34); in a month that was taken back, the entry that had charged it. */
  voids: z.optional(
    z.string().register(z.globalRegistry, { description: 'In a reversal: the receipt that it voids' }),
  ),
  reason: z.optional(z.string()),
  cause: z.optional(choiceAsStored(voidCauses)),
  /** In a concession: of which kind; one that waives a fine is of none (D48, D80). */
  concession: z.optional(choiceAsStored(concessionKinds)),
  /** What it charged or took back; an entry that does neither has none (D46, D47, D72). */
  charges: z.optional(z.array(chargeSchema)),
  /** What the money was for, worked out once, when the entry was written: only an entry that moved money has it (D71). */
  paidFor: z.optional(z.array(paidForSchema)),
  /** Of a deposit, since D51, and of a refund. */
  book: z.optional(bookNumberSchema),
  snapshot: z.optional(snapshotSchema),
});

export type LedgerEntry = Readonly<z.output<typeof ledgerEntrySchema>> & {
  /** The revision of the student that it was worked out on; months to come that it charged are taken back by the next (D73). */
  readonly revision?: number;
};
export type Ledger = readonly LedgerEntry[];

/** What an entry charged or took back, by head and month; empty for one that did neither. */
export const chargesOf = ({ charges = [] }: Pick<LedgerEntry, 'charges'>): readonly Charge[] => charges;

/** What tells of an entry whether it undid another, and what of it. */
export type Voiding = Pick<LedgerEntry, 'kind' | 'voids' | 'charges'> &
  Partial<Pick<LedgerEntry, 'studentPaid'>>;

/** Whether an entry voided a payment or a refund, with what it had brought (D76); what moves no money took back a charge. */
export const isVoid = ({ kind, charges, studentPaid = paise(0) }: Voiding): boolean =>
  kind === 'reversal' && (charges === undefined || studentPaid !== 0);

/** A ledger as a call carries it (rupees, ISO date-times) as the one the rules count with. */
export const ledgerOf = (entries: readonly z.input<typeof ledgerEntrySchema>[]): Ledger =>
  entries.map((entry) => z.decode(ledgerEntrySchema, entry));

/** A part of what a month costs that may be paid ahead, as a call carries it: the monthly fee, where no head is named (D46, D78). */
export const aheadSchema = z.object({
  head: z.optional(choiceAsStored<FeeHead>(['school:Bus'])),
  month: z.string(),
  amount: rupees,
});

/** Months that may be paid ahead, as a call carries them, as the rules count with them. */
export const aheadOf = (months: readonly z.input<typeof aheadSchema>[]): readonly Charge[] =>
  months.map((month) => {
    const { head = 'monthly', ...rest } = z.decode(aheadSchema, month);
    return { head, ...rest };
  });
