import * as z from 'zod/mini';
import { choiceAsStored, moment, rupees } from './codecs';
import { concessionKinds, feeHeads, paymentModes } from './options';
import { schoolCodes } from './school-code';
import { schoolDetailsSchema } from './school-details';

export const entryKinds = ['opening', 'charge', 'deposit', 'reversal', 'concession'] as const;

/** What concessions of one kind took off (D48). */
export const takenOffSchema = z.object({ concession: choiceAsStored(concessionKinds), amount: rupees });

/** One thing that an entry charged; below zero where it takes a wrong one back (D47). */
const chargeSchema = z
  .object({
    head: choiceAsStored(feeHeads),
    month: z.string(),
    amount: rupees,
    reason: z.optional(z.string()),
    /** What standing concessions took off the fee of the month; the amount is what is left of it (D48). */
    concessions: z.optional(z.array(takenOffSchema)),
  })
  .register(z.globalRegistry, { id: 'Charge' });

export type Charge = Readonly<z.output<typeof chargeSchema>>;

/** The number of a receipt in its branch's book of the session (D51). */
export const bookNumberSchema = z
  .object({
    session: z.string().register(z.globalRegistry, { examples: ['2026-27'] }),
    branch: choiceAsStored(schoolCodes),
    number: z.int(),
  })
  .register(z.globalRegistry, { id: 'BookNumber' });

export type BookNumber = Readonly<z.output<typeof bookNumberSchema>>;

/** What a receipt said on its day of the student and the school, whatever they are called later (D51). */
const saidSchema = z
  .object({
    studentName: z.string(),
    fatherName: z.string(),
    class: z.string(),
    section: z.string(),
    school: schoolDetailsSchema,
  })
  .register(z.globalRegistry, { id: 'SaidOnReceipt' });

export type Said = Readonly<z.output<typeof saidSchema>>;

/**
 * One line of a student's ledger, `studentFeeReport` (section 3, D27). Never edited, never removed.
 * Encoded it is what calls carry (rupees, ISO date-times), decoded what the rules reckon with (paise, instants);
 * the stored paths are made from it too.
 */
export const ledgerEntrySchema = z
  .object({
    studentReceiptNo: z.string(),
    kind: choiceAsStored(entryKinds),
    month: z.string().register(z.globalRegistry, {
      description: 'Calendar month in Asia/Kolkata as yyyy-mm',
      examples: ['2026-11'],
    }),
    studentCurrentCharge: rupees,
    /** Minus the voided amount in a reversal. */
    studentPaid: rupees,
    /** What was outstanding before this entry's payment. */
    studentTotalAmountDue: rupees,
    /** The type of the payment; in a charge, its head. */
    studentPaymentToward: choiceAsStored(feeHeads),
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
    /** In a reversal: the receipt it voids, and why (D34). */
    voids: z.optional(
      z.string().register(z.globalRegistry, { description: 'In a reversal: the receipt that it voids' }),
    ),
    reason: z.optional(z.string()),
    /** In a concession: of which kind (D48). */
    concession: z.optional(choiceAsStored(concessionKinds)),
    /** What it charged, where that is not just the fee of its month (D46, D47). */
    charges: z.optional(z.array(chargeSchema)),
    /** Of a deposit, since D51. */
    book: z.optional(bookNumberSchema),
    said: z.optional(saidSchema),
  })
  .register(z.globalRegistry, { id: 'LedgerEntry' });

export type LedgerEntry = Readonly<z.output<typeof ledgerEntrySchema>>;
export type Ledger = readonly LedgerEntry[];

/** What an entry adds to what is owed, by head and month; empty for one that adds nothing. */
export function chargesOf(entry: LedgerEntry): readonly Charge[] {
  const { charges, kind, month } = entry;
  if (charges) return charges;
  if (kind === 'opening') return [{ head: 'opening', month, amount: entry.studentTotalAmountDue }];
  return kind === 'reversal' || kind === 'concession'
    ? []
    : [{ head: 'monthly', month, amount: entry.studentCurrentCharge }];
}

/** Whether an entry charged it: a second payment in a month says its month too, and one by who had left; both charge nothing for it. */
export const isCharged = ({ amount, concessions }: Charge): boolean =>
  amount > 0 || concessions !== undefined;

/** A ledger as a call carries it (rupees, ISO date-times) as the one the rules reckon with. */
export const ledgerOf = (entries: readonly z.input<typeof ledgerEntrySchema>[]): Ledger =>
  entries.map((entry) => z.decode(ledgerEntrySchema, entry));
