import { examContent, type ExamContent } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths, text } from '../database/stored-paths';

/** An exam as it is stored (D64). */
export interface StoredExam extends ExamContent, Audited {
  readonly _id: Types.ObjectId;
  /** The name, folded to be compared regardless of case. */
  readonly foldedName: string;
  /** The number of keys that its subjects have ever had: no key is given twice. */
  readonly usedKeys: number;
  readonly revision: number;
  /**
   * The number of times marks or remarks were typed into it; missing before the first ones. A desk removes a subject or the exam
   * only if nothing was typed since it checked that.
   */
  readonly typedTimes?: number;
  readonly changedBy: string;
  readonly changedById: string;
  readonly changedAt: Date;
  readonly publishedAt?: Date;
  readonly publishedBy?: string;
  readonly publishedById?: string;
}

export const EXAM = 'Exam';

export const examsSchema = new Schema<StoredExam>(
  {
    ...storedPaths(examContent),
    foldedName: text,
    usedKeys: { type: Number, required: true },
    revision: { type: Number, required: true },
    typedTimes: { type: Number },
    changedBy: text,
    changedById: text,
    changedAt: { type: Date, required: true },
    publishedAt: { type: Date },
    publishedBy: { type: String },
    publishedById: { type: String },
  },
  { collection: 'exams', versionKey: false },
);

examsSchema.plugin(audited);

// Lets no class have two exams of the same name in a session.
examsSchema.index({ foldedName: 1, branch: 1, session: 1, classes: 1 }, { unique: true });
// Serves the exams of a session in the order of their days.
examsSchema.index({ session: 1, firstDay: 1, _id: 1 });
