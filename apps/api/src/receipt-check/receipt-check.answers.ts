import { moment, rupees } from '@school/domain';
import { z } from 'zod';
import { namedObject } from '../common/named-object';

/** All that a stranger with the paper in his hand is told (D89). */
export const receiptCheckAnswer = namedObject('CheckedReceipt', {
  studentReceiptNo: z.string(),
  issuedAt: moment,
  amount: rupees,
  isVoid: z.boolean(),
});

export type ReceiptCheckAnswer = z.input<typeof receiptCheckAnswer>;
