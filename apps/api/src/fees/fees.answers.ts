import {
  boards,
  entryKinds,
  mediums,
  paymentTypes,
  schoolClasses,
  schoolCodes,
  sections,
  streams,
} from '@school/domain';
import { z } from 'zod';

const rupees = z.number().meta({ description: 'Rupees with at most two decimals' });

/** One line of a ledger (section 3, D27); amounts in rupees. */
export const entryAnswer = z
  .object({
    studentReceiptNo: z.string(),
    kind: z.enum(entryKinds),
    month: z.string().meta({ description: 'Calendar month as yyyy-mm', example: '2026-11' }),
    studentCurrentCharge: rupees,
    studentPaid: rupees,
    studentTotalAmountDue: rupees,
    studentPaymentToward: z.enum(paymentTypes.values),
    updatedBalance: rupees,
    mode: z.literal('Cash'),
    branchCode: z.enum(schoolCodes),
    collectedBy: z.string(),
    collectedAt: z.string().meta({ format: 'date-time' }),
    voids: z.string().optional().meta({ description: 'In a reversal: the receipt that it voids' }),
    reason: z.string().optional(),
  })
  .meta({ id: 'LedgerEntry' });

export const ledgerAnswer = z.array(entryAnswer);

/** What the counter shows before a payment; amounts in rupees. */
export const feesAnswer = z
  .object({
    month: z.string(),
    branchCode: z.enum(schoolCodes),
    currentCharge: rupees,
    previousBalance: rupees,
    outstandingDue: rupees,
  })
  .meta({ id: 'FeesDue' });

/** What the counter shows of a student. */
export const payerAnswer = z
  .object({
    _id: z.string(),
    studentID: z.string(),
    studentFirstName: z.string(),
    studentLastName: z.string(),
    fatherName: z.string(),
    motherName: z.string(),
    boardType: z.enum(boards.values),
    medium: z.enum(mediums.values),
    class: z.enum(schoolClasses),
    section: z.enum(sections.values),
    stream: z.enum(streams.values).optional(),
    profilePictureRef: z.string().optional(),
    studentFeeReport: ledgerAnswer,
  })
  .meta({ id: 'Payer' });

export const balanceAnswer = z
  .object({ isFirstTimeDeposit: z.boolean(), student: payerAnswer, fees: feesAnswer })
  .meta({ id: 'Balance' });

export const paymentAnswer = z
  .object({
    studentFeeReport: ledgerAnswer,
    studentReceiptNo: z.string().meta({ description: 'The entry that this call made, or its first use' }),
  })
  .meta({ id: 'Payment' });

export type EntryAnswer = z.infer<typeof entryAnswer>;
export type FeesAnswer = z.infer<typeof feesAnswer>;
export type BalanceAnswer = z.infer<typeof balanceAnswer>;
export type PaymentAnswer = z.infer<typeof paymentAnswer>;
