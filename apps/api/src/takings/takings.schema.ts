import { takingSchema, type Taking } from '@school/domain';
import { Schema } from 'mongoose';
import { storedPaths } from '../database/stored-paths';

/**
 * A taking as it is stored, under the number of its entry; amounts in paise. The ledgers are the truth, and this a copy of
 * what they say of money, by time: a day of it lies together, where in the ledgers it lies in as many documents as families
 * came.
 */
export interface StoredTaking extends Omit<Taking, 'studentReceiptNo'> {
  readonly _id: string;
}

export const TAKING = 'Taking';

const { studentReceiptNo: _, ...shape } = takingSchema.shape;

export const takingsSchema = new Schema<StoredTaking>(
  { _id: { type: String, required: true }, ...storedPaths(shape) },
  { collection: 'takings', versionKey: false },
);

// Serves the day book: the takings of its days, in order.
takingsSchema.index({ collectedAt: 1, _id: 1 });
