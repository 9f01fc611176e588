import { Schema, type Types } from 'mongoose';

/** A GridFS file with the PDF of a unit, as it is stored in the files collection (D67). */
export interface StoredUnitFile {
  readonly _id: Types.ObjectId;
  readonly metadata: {
    /** The id of the unit that it was uploaded for; the unit itself names the file that counts. */
    readonly unit: string;
    readonly uploadedBy: Types.ObjectId;
    readonly uploadedAt: Date;
  };
}

export const UNIT_FILE = 'UnitFile';

/** The GridFS bucket of its own, so that none of these files is ever answered as a picture. */
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

// Serves the removal of files that their unit does not name.
unitFilesSchema.index({ 'metadata.unit': 1 });
// Serves the daily quota of an account.
unitFilesSchema.index({ 'metadata.uploadedBy': 1, 'metadata.uploadedAt': 1 });
