import { occasionContent, type OccasionContent } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths, text } from '../database/stored-paths';

/** An occasion as it is stored. A removed one stays in the database, so that no file brings it back (D63). */
export interface StoredOccasion extends OccasionContent, Audited {
  readonly _id: Types.ObjectId;
  /** The id by which other calendars know it. */
  readonly uid: string;
  /** The text of its event when a file last brought it. */
  readonly source?: string;
  readonly isRemoved: boolean;
  readonly revision: number;
  readonly changedBy: string;
  readonly changedById: string;
  readonly changedAt: Date;
}

export const OCCASION = 'Occasion';

export const calendarSchema = new Schema<StoredOccasion>(
  {
    ...storedPaths(occasionContent),
    uid: text,
    source: { type: String },
    isRemoved: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    changedBy: text,
    changedById: text,
    changedAt: { type: Date, required: true },
  },
  { collection: 'calendar', versionKey: false },
);

calendarSchema.plugin(audited);

// Keeps an occasion from being brought in twice, however often its file comes (D63).
calendarSchema.index({ uid: 1 }, { unique: true });
// Serves the days of a month or a year: the occasions that end on its first day or later.
calendarSchema.index({ isRemoved: 1, lastDay: 1 });
