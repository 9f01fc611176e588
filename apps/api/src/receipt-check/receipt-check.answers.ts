import { moment, rupees } from '@school/domain';
import { z } from 'zod';

/** All that a stranger with the paper in his hand is told (D89). */
export const receiptCheckAnswer = z
  .object({
    studentReceiptNo: z.string(),
    issuedAt: moment,
    amount: rupees,
    isVoid: z.boolean(),
  })
  .meta({ id: 'CheckedReceipt' });

export type ReceiptCheckAnswer = z.input<typeof receiptCheckAnswer>;
