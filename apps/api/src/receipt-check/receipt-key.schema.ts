import { Schema } from 'mongoose';

/** The key that makes the codes of receipts (D89). It is stored with the data, as receipts outlive the PC that issued them. */
export interface ReceiptKey {
  readonly _id: typeof THE_OFFICE;
  readonly key: string;
}

/** The id of its only document. */
export const THE_OFFICE = 'office';

export const RECEIPT_KEY = 'ReceiptKey';

export const receiptKeySchema = new Schema<ReceiptKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { collection: 'receiptkeys', versionKey: false },
);
