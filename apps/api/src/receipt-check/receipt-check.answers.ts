import { moment, rupees } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** Everything that a stranger who holds the paper is told (D89). */
export const receiptCheckAnswer = answerObject('CheckedReceipt', {
  studentReceiptNo: z.string(),
  issuedAt: moment,
  amount: rupees,
  isVoid: z.boolean(),
});

export type ReceiptCheckAnswer = z.input<typeof receiptCheckAnswer>;
