import { reminderSchema, type Reminder } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths } from '../database/stored-paths';

/** A reminder to a family as it is stored; it is only ever inserted (D91). Amount in paise. */
export interface StoredReminder extends Reminder, Audited {
  readonly _id: Types.ObjectId;
  /** The student whose fees they are: the Student ID without regard to case (D14). */
  readonly student: string;
  readonly byId: string;
}

export const REMINDER = 'Reminder';

export const remindersSchema = new Schema<StoredReminder>(
  {
    student: { type: String, required: true },
    byId: { type: String, required: true },
    ...storedPaths(reminderSchema.shape),
  },
  { collection: 'reminders', versionKey: false },
);

remindersSchema.plugin(audited);

// Serves the reminders of one family, and the last one of each family on a page of defaulters.
remindersSchema.index({ student: 1, at: -1 });
// Serves the students who were reminded in the last days.
remindersSchema.index({ at: -1, student: 1 });
