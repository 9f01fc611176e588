import * as z from 'zod/mini';
import { moment, rupees } from './codecs';
import { paymentTypes } from './options';
import { schoolCodes } from './school-code';

const entryKinds = ['opening', 'charge', 'deposit', 'reversal'] as const;

/**
 * One line of a student's ledger, `studentFeeReport` (section 3, D27). Never edited, never removed.
 * Encoded it is what calls carry (rupees, ISO date-times), decoded what the rules reckon with (paise, instants);
 * the stored paths are made from it too.
 */
export const ledgerEntrySchema = z
  .object({
    studentReceiptNo: z.string(),
    kind: z.enum(entryKinds),
    month: z.string().register(z.globalRegistry, {
      description: 'Calendar month in Asia/Kolkata as yyyy-mm',
      examples: ['2026-11'],
    }),
    studentCurrentCharge: rupees,
    /** Minus the voided amount in a reversal. */
    studentPaid: rupees,
    /** What was outstanding before this entry's payment. */
    studentTotalAmountDue: rupees,
    studentPaymentToward: z.enum(paymentTypes),
    updatedBalance: rupees,
    mode: z.literal('Cash'),
    branchCode: z.enum(schoolCodes),
    /** First name of the account that made the entry; a passed month is charged by nobody (D44). */
    collectedBy: z.optional(z.string()),
    collectedAt: moment,
    /** In a reversal: the receipt it voids, and why (D34). */
    voids: z.optional(
      z.string().register(z.globalRegistry, { description: 'In a reversal: the receipt that it voids' }),
    ),
    reason: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'LedgerEntry' });

export type LedgerEntry = Readonly<z.output<typeof ledgerEntrySchema>>;
export type Ledger = readonly LedgerEntry[];

/** A ledger as a call carries it (rupees, ISO date-times) as the one the rules reckon with. */
export const ledgerOf = (entries: readonly z.input<typeof ledgerEntrySchema>[]): Ledger =>
  entries.map((entry) => z.decode(ledgerEntrySchema, entry));
