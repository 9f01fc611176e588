import { Schema, type Types } from 'mongoose';
import type { SchoolClass, Section } from '@school/domain';
import { audited, type Audited } from '../audit/audit.schema';
import { text } from '../database/stored-paths';

/** A mark, with the account that typed it last. */
export interface StoredCell {
  readonly mark: string;
  readonly by: string;
  readonly byId: string;
  readonly at: Date;
}

/** The class teacher's remark on the report card, with the account that wrote it last. */
export interface StoredRemark {
  readonly text: string;
  readonly by: string;
  readonly byId: string;
  readonly at: Date;
}

/** The marks of a student in an exam. A missing cell is not marked yet (D64). */
export interface StoredMarks extends Audited {
  readonly _id: Types.ObjectId;
  readonly exam: Types.ObjectId;
  /** The folded Student ID. */
  readonly student: string;
  /** The class and section when the last mark was typed, or when the exam was locked. */
  readonly class: SchoolClass;
  readonly section: Section;
  /** True when marks can no longer be typed. */
  readonly isLocked: boolean;
  /** The cells by the keys of the subjects. */
  readonly cells?: Readonly<Partial<Record<string, StoredCell>>>;
  readonly remark?: StoredRemark;
}

export const MARKS = 'Marks';

export const marksSchema = new Schema<StoredMarks>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    student: text,
    class: text,
    section: text,
    isLocked: { type: Boolean, required: true },
    cells: { type: Schema.Types.Mixed },
    remark: {
      type: new Schema<StoredRemark>(
        { text, by: text, byId: text, at: { type: Date, required: true } },
        { _id: false },
      ),
    },
  },
  { collection: 'marks', versionKey: false, minimize: false },
);

marksSchema.plugin(audited);

// Serves the marks of one student in all exams; unique, so that two teachers who begin at once share one document.
marksSchema.index({ student: 1, exam: 1 }, { unique: true });
// Serves the grid and the class sheet of a section, and all marks of an exam.
marksSchema.index({ exam: 1, class: 1, section: 1 });
