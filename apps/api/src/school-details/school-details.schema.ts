import { branchDetailsSchema, type BranchDetails } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths } from '../database/stored-paths';

/** The details of a branch from a moment on; never edited, never removed: the last version counts (D51). */
export interface StoredSchoolDetails extends BranchDetails, Audited {
  readonly _id: Types.ObjectId;
  readonly changedBy: string;
  readonly changedById: Types.ObjectId;
  readonly changedAt: Date;
}

export const SCHOOL_DETAILS = 'SchoolDetails';

/** The sort order with the last details first. Those from before revisions were counted have none. */
export const latestFirst = { revision: -1, changedAt: -1, _id: -1 } as const;

export const schoolDetailsSchema = new Schema<StoredSchoolDetails>(
  { ...storedPaths(branchDetailsSchema.shape), changedById: { type: Schema.Types.ObjectId, required: true } },
  { collection: 'schooldetails', versionKey: false },
);

schoolDetailsSchema.plugin(audited);

// Serves the current details of a branch, which are its last ones.
schoolDetailsSchema.index({ branchCode: 1, ...latestFirst });
// Lets only one of two desks that have seen the same details change them.
schoolDetailsSchema.index(
  { branchCode: 1, revision: 1 },
  { unique: true, partialFilterExpression: { revision: { $exists: true } } },
);
