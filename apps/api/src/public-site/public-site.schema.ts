import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';

/** The parts of the public site, one of each; a page is a part too, as `page:about`. */
export type SitePart = 'slides' | 'cards' | 'news' | 'admissions' | 'contact' | `page:${string}`;

/** A part of the public site that an administrator has changed (D93). */
export interface StoredPart extends Audited {
  readonly _id: Types.ObjectId;
  readonly part: string;
  /** Counts its changes, so that two desks never overwrite each other unintentionally. */
  readonly revision: number;
  /** Missing when the part is as specified again. */
  readonly content?: object;
  readonly changedBy: string;
  readonly changedById: Types.ObjectId;
  readonly changedAt: Date;
}

export const SITE_PART = 'SitePart';

export const publicSiteSchema = new Schema<StoredPart>(
  {
    part: { type: String, required: true },
    revision: { type: Number, required: true },
    content: { type: Schema.Types.Mixed },
    changedBy: { type: String, required: true },
    changedById: { type: Schema.Types.ObjectId, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'publicsite', versionKey: false, minimize: false },
);

publicSiteSchema.plugin(audited);

// Keeps each part unique, and serves finding it.
publicSiteSchema.index({ part: 1 }, { unique: true });
