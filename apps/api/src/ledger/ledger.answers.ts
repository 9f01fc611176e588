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

/** A month, and what it costs. */
export const monthAnswer = z.object({ month: z.string(), amount: rupees });

const ofHead = choiceAsStored<FeeHead>(['monthly', 'school:Bus']);

/** What can be paid back of heads of the school; left out where there is nothing (D75, D78). */
export const headsBackAnswer = z.optional(
  z.array(z.object({ head: choiceAsStored<SchoolHead>(['school:Locker']), amount: rupees })),
);

/** A ledger without what only a receipt says of its day. */
export const ledgerAnswer = z.array(
  z.object(ledgerEntrySchema.shape).omit({ snapshot: true }).meta({ id: 'LedgerEntry' }),
);

/** What the counter shows before a payment; amounts in rupees. */
export const feesAnswer = answerObject('FeesDue', {
  month: z.string(),
  branchCode: z.enum(schoolCodes),
  currentCharge: rupees,
  previousBalance: rupees,
  outstandingDue: rupees,
  /** What this month charges, part by part; left out where that is the monthly fee alone (D78). */
  current: z.optional(z.array(z.object({ head: ofHead, amount: rupees }))),
  ahead: z.array(aheadSchema).meta({
    description:
      'The months that may be paid ahead, each with what it costs now; with a head, what that head costs beside it',
  }),
});
