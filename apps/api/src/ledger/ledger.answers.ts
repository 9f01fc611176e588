import {
  aheadSchema,
  choiceAsStored,
  ledgerEntrySchema,
  rupees,
  schoolCodes,
  type FeeHead,
  type SchoolHead,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** A month and its cost. */
export const monthAnswer = z.object({ month: z.string(), amount: rupees });

const ofHead = choiceAsStored<FeeHead>(['monthly', 'school:Bus']);

/** The amounts of the school's heads that can be paid back; left out when there are none (D75, D78). */
export const headsBackAnswer = z.optional(
  z.array(z.object({ head: choiceAsStored<SchoolHead>(['school:Locker']), amount: rupees })),
);

/** A ledger without the snapshots, which only receipts show. */
export const ledgerAnswer = z.array(
  z.object(ledgerEntrySchema.shape).omit({ snapshot: true }).meta({ id: 'LedgerEntry' }),
);

/** The dues that the counter shows before a payment; amounts in rupees. */
export const feesAnswer = answerObject('FeesDue', {
  month: z.string(),
  branchCode: z.enum(schoolCodes),
  currentCharge: rupees,
  previousBalance: rupees,
  outstandingDue: rupees,
  /** The charges of this month, part by part; left out when there is only the monthly fee (D78). */
  current: z.optional(z.array(z.object({ head: ofHead, amount: rupees }))),
  ahead: z.array(aheadSchema).meta({
    description:
      'The months that may be paid ahead, each with what it costs now; with a head, what that head costs beside it',
  }),
});
