import type { ClassSubjects } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { text } from '../database/stored-paths';

/** The subjects of a class as an administrator chose them; a class without this document has the usual ones (D64). */
export interface StoredSubjects extends ClassSubjects, Audited {
  readonly _id: Types.ObjectId;
  readonly changedBy: string;
  readonly changedById: string;
  readonly changedAt: Date;
}

export const SUBJECTS = 'ClassSubjects';

export const subjectsSchema = new Schema<StoredSubjects>(
  {
    branch: text,
    class: text,
    subjects: { type: [String], required: true },
    revision: { type: Number, required: true },
    changedBy: text,
    changedById: text,
    changedAt: { type: Date, required: true },
  },
  { collection: 'classsubjects', versionKey: false },
);

subjectsSchema.plugin(audited);

// Serves a class; unique, so that of two desks that both choose for the first time, the second fails.
subjectsSchema.index({ branch: 1, class: 1 }, { unique: true });
