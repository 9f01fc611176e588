import { Schema, type Types } from 'mongoose';

/** A file of GridFS with the PDF of a unit, as its own collection has it (D67). */
export interface StoredUnitFile {
  readonly _id: Types.ObjectId;
  readonly metadata: {
    /** The id of the unit that it was brought for; the unit names the one that holds. */
    readonly unit: string;
    readonly uploadedBy: Types.ObjectId;
    readonly uploadedAt: Date;
  };
}

export const UNIT_FILE = 'UnitFile';

/** The bucket of GridFS: none of its files is ever answered as a picture. */
export const UNIT_FILES = 'unitfiles';

export const unitFilesSchema = new Schema<StoredUnitFile>(
  {
    metadata: {
      unit: { type: String },
      uploadedBy: { type: Schema.Types.ObjectId },
      uploadedAt: { type: Date },
    },
  },
  { collection: `${UNIT_FILES}.files`, versionKey: false },
);

// Serves the removal of what a unit does not name.
unitFilesSchema.index({ 'metadata.unit': 1 });
// Serves the daily quota of an account.
unitFilesSchema.index({ 'metadata.uploadedBy': 1, 'metadata.uploadedAt': 1 });
