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
  /** The number of its collector's closing that has it; that closing names it (D54). */
  readonly closing?: number;
}

export const TAKING = 'Taking';

const { studentReceiptNo: _, ...shape } = takingSchema.shape;

export const takingsSchema = new Schema<StoredTaking>(
  { _id: { type: String, required: true }, ...storedPaths(shape), closing: { type: Number } },
  { collection: 'takings', versionKey: false },
);

// Serves the day book: the takings of its days, in order.
takingsSchema.index({ collectedAt: 1, _id: 1 });
// Serves the drawers: what is in no closing, by collector.
takingsSchema.index({ closing: 1, collectorId: 1 });
