import { moment, rupees } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** All that a stranger with the paper in his hand is told (D89). */
export const receiptCheckAnswer = answerObject('CheckedReceipt', {
  studentReceiptNo: z.string(),
  issuedAt: moment,
  amount: rupees,
  isVoid: z.boolean(),
});

export type ReceiptCheckAnswer = z.input<typeof receiptCheckAnswer>;
