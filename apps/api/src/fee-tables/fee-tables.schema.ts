import { feeTableSchema, type FeeTable } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths } from '../database/stored-paths';

/** A version of the fee table as it is stored, amounts in paise; never edited, never removed (D45). */
export interface StoredFeeTable extends FeeTable, Audited {
  readonly _id: Types.ObjectId;
  /** Counted from 1 in the order of adding; missing on older versions. */
  readonly number?: number;
  /** First name of the account that added it, and when. */
  readonly addedBy: string;
  readonly addedAt: Date;
}

export const FEE_TABLE = 'FeeTable';

export const feeTablesSchema = new Schema<StoredFeeTable>(
  {
    ...storedPaths(feeTableSchema.shape),
    number: Number,
    addedBy: { type: String, required: true },
    addedAt: { type: Date, required: true },
  },
  { collection: 'feetables', versionKey: false },
);

feeTablesSchema.plugin(audited);

// Serves the versions in the order of adding, even if the clock was set back in between.
feeTablesSchema.index({ number: 1, addedAt: 1, _id: 1 });
// Lets only one of two desks that have seen the same versions add the next.
feeTablesSchema.index(
  { number: 1 },
  { unique: true, partialFilterExpression: { number: { $exists: true } } },
);
