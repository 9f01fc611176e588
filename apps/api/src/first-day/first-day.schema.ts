import { Schema } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';

/** The id of its only document. */
export const THE_SCHOOL = 'school';

/** The checklist of the first day; an older school has none, and never sees it. */
export interface StoredFirstDay extends Audited {
  readonly _id: typeof THE_SCHOOL;
  readonly begunAt: Date;
  /** The steps that an administrator marked as not needed in this school. */
  readonly notNeeded: readonly string[];
  /** The time at which an administrator hid it. */
  readonly hiddenAt?: Date;
}

export const FIRST_DAY = 'FirstDay';

export const firstDaySchema = new Schema<StoredFirstDay>(
  {
    _id: { type: String, required: true },
    begunAt: { type: Date, required: true },
    notNeeded: { type: [String], required: true },
    hiddenAt: { type: Date },
  },
  { collection: 'firstdays', versionKey: false },
);

firstDaySchema.plugin(audited);
