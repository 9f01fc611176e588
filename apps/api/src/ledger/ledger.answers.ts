import { ledgerEntrySchema, rupees, schoolCodes } from '@school/domain';
import { z } from 'zod';

/** A month, and what it costs. */
export const monthAnswer = z.object({ month: z.string(), amount: rupees });

/** A ledger without what only a receipt says of its day. */
export const ledgerAnswer = z.array(
  z.object(ledgerEntrySchema.shape).omit({ snapshot: true }).meta({ id: 'LedgerEntry' }),
);

/** What the counter shows before a payment; amounts in rupees. */
export const feesAnswer = z
  .object({
    month: z.string(),
    branchCode: z.enum(schoolCodes),
    currentCharge: rupees,
    previousBalance: rupees,
    outstandingDue: rupees,
    ahead: z.array(monthAnswer).meta({
      description: 'The months that may be paid ahead, each with what it costs now',
    }),
  })
  .meta({ id: 'FeesDue' });
