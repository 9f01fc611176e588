import { Schema } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';

/** The one document of it. */
export const THE_SCHOOL = 'school';

/** The checklist of the first day; a school from before there was one has none, and never sees it. */
export interface StoredFirstDay extends Audited {
  readonly _id: typeof THE_SCHOOL;
  readonly begunAt: Date;
  /** Steps of which an administrator said that this school needs none. */
  readonly notNeeded: readonly string[];
  /** An administrator is done with it. */
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
