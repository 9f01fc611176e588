import { closingSchema, type Closing, type Paise } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths } from '../database/stored-paths';

/** A closing as it is stored: amounts in paise, and the numbers of all entries in it. Never edited, never removed (D54). */
export interface StoredClosing extends Closing, Audited {
  readonly _id: Types.ObjectId;
  readonly entries: readonly string[];
  readonly idempotencyKey: string;
  /** Recognizes a call with the same key and other content (D52). */
  readonly digest?: string;
}

export const CLOSING = 'Closing';

export const closingsSchema = new Schema<StoredClosing>(
  {
    ...storedPaths(closingSchema.shape),
    entries: { type: [String], required: true },
    idempotencyKey: { type: String, required: true },
    digest: { type: String },
  },
  { collection: 'closings', versionKey: false },
);

closingsSchema.plugin(audited);

// Serves a collector's own closings, and lets no two have the same number, so that each entry is in only one (D54).
closingsSchema.index({ collectorId: 1, number: 1 }, { unique: true });
// Serves the closings of all, newest first.
closingsSchema.index({ closedAt: -1, _id: -1 });
// Makes a closing once for each key (D31).
closingsSchema.index({ idempotencyKey: 1 }, { unique: true });

/** The float that a collector puts into the own drawer before the first payment (D86); one for each collector. */
export interface StoredFloat extends Audited {
  /** The collector. */
  readonly _id: string;
  readonly amount: Paise;
  readonly putInAt: Date;
}

export const FLOAT = 'DrawerFloat';

export const floatsSchema = new Schema<StoredFloat>(
  {
    _id: { type: String, required: true },
    amount: { type: Number, required: true, validate: Number.isSafeInteger },
    putInAt: { type: Date, required: true },
  },
  { collection: 'drawerfloats', versionKey: false },
);

floatsSchema.plugin(audited);

/** A cash count before the drawer was closed, for each time that the expected amount was shown. */
export interface StoredCount {
  readonly _id: Types.ObjectId;
  readonly collectorId: string;
  /** The number of the closing that it was for. */
  readonly number: number;
  readonly at: Date;
  readonly counted: Paise;
}

export const COUNT = 'DrawerCount';

export const countsSchema = new Schema<StoredCount>(
  {
    collectorId: { type: String, required: true },
    number: { type: Number, required: true },
    at: { type: Date, required: true },
    counted: { type: Number, required: true, validate: Number.isSafeInteger },
  },
  { collection: 'drawercounts', versionKey: false },
);

// Serves the counts of one closing, in order.
countsSchema.index({ collectorId: 1, number: 1, at: 1 });
