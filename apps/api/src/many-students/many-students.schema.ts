import type { AuditChange, ClassSection, ManyChange, RefusalCode } from '@school/domain';
import { Schema } from 'mongoose';
import { plain, text } from '../database/stored-paths';
import { planRowsSchema, plansSchema, type StoredPlan, type StoredPlanRow } from '../plans/plans.schema';

/** What is stored of a change of many students; one that takes another back says which. */
export type StoredChange = ManyChange | { readonly what: 'sections-back'; readonly of: string };

/** One change of many students: looked at, and then run as it was looked at. */
export interface StoredManyChange extends StoredPlan {
  readonly change: StoredChange;
}

/** A student of it: before and after, or why not. */
export interface StoredManyRow extends StoredPlanRow {
  /** As the list names the student; folded, as it is found. */
  readonly studentID: string;
  readonly student: string;
  readonly name: string;
  /** Where the student sat at the preview; nothing of one who was not found. */
  readonly place?: Pick<ClassSection, 'class' | 'section'>;
  /** The revision that the preview is of: whoever changes the student after it is not overwritten. */
  readonly revision?: number;
  readonly changes?: readonly AuditChange[];
  readonly refused?: RefusalCode;
}

export const MANY_CHANGE = 'ManyChange';
export const MANY_ROW = 'ManyRow';

export const manyChangesSchema = plansSchema<StoredManyChange>('manychanges', {
  /** Whole, as it was asked for: nothing of it is looked for. */
  change: { type: Schema.Types.Mixed, required: true },
});

export const manyRowsStored = planRowsSchema<StoredManyRow>('manyrows', {
  studentID: text,
  student: text,
  name: { type: String, default: '' },
  place: { type: new Schema({ class: text, section: text }, plain) },
  revision: { type: Number },
  changes: {
    type: [new Schema({ field: text, before: { type: String }, after: { type: String } }, plain)],
    default: undefined,
  },
  refused: { type: String },
});
