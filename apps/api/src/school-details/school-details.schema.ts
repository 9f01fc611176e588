import { branchDetailsSchema, type BranchDetails } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths } from '../database/stored-paths';

/** What a branch said of itself from a moment on; never edited, never removed: the last one holds (D51). */
export interface StoredSchoolDetails extends BranchDetails, Audited {
  readonly _id: Types.ObjectId;
  readonly changedBy: string;
  readonly changedById: Types.ObjectId;
  readonly changedAt: Date;
}

export const SCHOOL_DETAILS = 'SchoolDetails';

/** The last details first. What was said before revisions were counted has none. */
export const lastFirst = { revision: -1, changedAt: -1, _id: -1 } as const;

export const schoolDetailsSchema = new Schema<StoredSchoolDetails>(
  { ...storedPaths(branchDetailsSchema.shape), changedById: { type: Schema.Types.ObjectId, required: true } },
  { collection: 'schooldetails', versionKey: false },
);

schoolDetailsSchema.plugin(audited);

// Serves what a branch says of itself now: its last details.
schoolDetailsSchema.index({ branchCode: 1, ...lastFirst });
// Of two desks that have seen the same, one says it anew.
schoolDetailsSchema.index(
  { branchCode: 1, revision: 1 },
  { unique: true, partialFilterExpression: { revision: { $exists: true } } },
);
