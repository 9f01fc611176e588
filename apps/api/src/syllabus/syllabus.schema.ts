import {
  schoolClasses,
  schoolCodes,
  unitContent,
  type SyllabusSubject,
  type SyllabusUnit,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { withoutId, storedPaths, text } from '../database/stored-paths';

/**
 * The units that a class learns in a subject in a session: one document, so that their order is the order in the array and is
 * never half changed (D67).
 */
export interface StoredSyllabus extends SyllabusSubject, Audited {
  readonly _id: Types.ObjectId;
  /** The folded name by which subjects are compared, however they are written. */
  readonly foldedSubject: string;
  readonly revision: number;
  readonly units: readonly SyllabusUnit[];
}

export const SYLLABUS = 'Syllabus';

export const syllabusSchema = new Schema<StoredSyllabus>(
  {
    branch: { ...text, enum: schoolCodes },
    class: { ...text, enum: schoolClasses },
    session: text,
    subject: text,
    foldedSubject: text,
    revision: { type: Number, required: true },
    units: [new Schema(storedPaths(unitContent), withoutId)],
  },
  { collection: 'syllabus', versionKey: false },
);

syllabusSchema.plugin(audited);

// Serves a class with all its subjects, and one of them; unique, so that of two desks that begin one, the second fails.
syllabusSchema.index({ session: 1, branch: 1, class: 1, foldedSubject: 1 }, { unique: true });
