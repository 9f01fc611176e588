import { ownHeadSchema, type OwnHead } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths } from '../database/stored-paths';

/** A head of the school as it is stored, amounts in paise; it is never removed, and amounts are only added (D78). */
export interface StoredHead extends OwnHead, Audited {
  readonly _id: Types.ObjectId;
  /** Its name, folded for case and spaces. */
  readonly key: string;
  readonly addedAt: Date;
  /** Counts its changes, so that two desks never overwrite each other. */
  readonly revision: number;
}

export const HEAD = 'Head';

export const headsSchema = new Schema<StoredHead>(
  {
    ...storedPaths(ownHeadSchema.shape),
    key: { type: String, required: true },
    addedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'heads', versionKey: false },
);

headsSchema.plugin(audited);

// Keeps a head from being added twice (D78).
headsSchema.index({ key: 1 }, { unique: true });
// Serves the heads in the order in which they were added.
headsSchema.index({ addedAt: 1, _id: 1 });
