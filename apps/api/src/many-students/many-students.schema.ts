import type { AuditChange, ClassSection, ManyChange, RefusalCode } from '@school/domain';
import { Schema } from 'mongoose';
import { withoutId, text } from '../database/stored-paths';
import { planRowsSchema, plansSchema, type StoredPlan, type StoredPlanRow } from '../plans/plans.schema';

/** A change of many students as it is stored; one that takes another back names it. */
export type StoredChange = ManyChange | { readonly what: 'sections-back'; readonly of: string };

/** A plan to change many students: previewed, and then run as previewed. */
export interface StoredManyChange extends StoredPlan {
  readonly change: StoredChange;
}

/** A student of the plan: before and after, or the reason why not. */
export interface StoredManyRow extends StoredPlanRow {
  /** The Student ID as the list has it; `student` is the folded one, by which the student is found. */
  readonly studentID: string;
  readonly student: string;
  readonly name: string;
  /** The student's class and section at the preview; missing where the student was not found. */
  readonly place?: Pick<ClassSection, 'class' | 'section'>;
  /** The revision of the student at the preview, so that a later change is not overwritten. */
  readonly revision?: number;
  readonly changes?: readonly AuditChange[];
  readonly refused?: RefusalCode;
}

export const MANY_CHANGE = 'ManyChange';
export const MANY_ROW = 'ManyRow';

export const manyChangesSchema = plansSchema<StoredManyChange>('manychanges', {
  /** Stored whole, as requested: no query looks inside it. */
  change: { type: Schema.Types.Mixed, required: true },
});

export const manyRowsSchema = planRowsSchema<StoredManyRow>('manyrows', {
  studentID: text,
  student: text,
  name: { type: String, default: '' },
  place: { type: new Schema({ class: text, section: text }, withoutId) },
  revision: { type: Number },
  changes: {
    type: [new Schema({ field: text, before: { type: String }, after: { type: String } }, withoutId)],
    default: undefined,
  },
  refused: { type: String },
});
