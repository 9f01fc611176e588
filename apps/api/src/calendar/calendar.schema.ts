import { occasionContent, type OccasionContent } from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths, text } from '../database/stored-paths';

/** An occasion as it is stored. One that was taken out stays, so that no file brings it back (D63). */
export interface StoredOccasion extends OccasionContent, Audited {
  readonly _id: Types.ObjectId;
  /** By what other calendars know it. */
  readonly uid: string;
  /** What the file said when it was last brought. */
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

// Lets no occasion be brought twice, however often its file comes (D63).
calendarSchema.index({ uid: 1 }, { unique: true });
// Serves the days of a month or a year: all that ends on the first of them or later.
calendarSchema.index({ isRemoved: 1, lastDay: 1 });
