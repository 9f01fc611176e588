import { Schema } from 'mongoose';

/** What the codes of receipts are made with (D89). It stands among the data, as the receipts outlive the PC that took them. */
export interface ReceiptKey {
  readonly _id: typeof THE_OFFICE;
  readonly key: string;
}

/** There is one. */
export const THE_OFFICE = 'office';

export const RECEIPT_KEY = 'ReceiptKey';

export const receiptKeySchema = new Schema<ReceiptKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { collection: 'receiptkeys', versionKey: false },
);
