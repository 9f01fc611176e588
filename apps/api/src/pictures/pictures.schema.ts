import { Schema, type Types } from 'mongoose';

/** The data of an uploaded picture besides its bytes. */
export interface PictureMetadata {
  readonly contentType: string;
  readonly uploadedBy: Types.ObjectId;
  /** Missing for pictures from before there was a quota. */
  readonly uploadedAt?: Date;
  /** Identifies the archive file that it was made from, if any (D68). */
  readonly source?: string;
  /** True for a file of an archive, kept as it came until a plan takes it; it is nobody's picture yet. */
  readonly isBrought?: boolean;
  /** True while nothing refers to it: it is removed once a draft would have expired (D25). */
  readonly unused?: boolean;
  /** The size in pixels of a picture uploaded for the public site: only such pictures are seen by everybody (D93). */
  readonly ofSite?: { readonly width: number; readonly height: number };
}

/** A file of GridFS, as it is stored in the files collection. */
export interface StoredPicture {
  readonly _id: Types.ObjectId;
  readonly metadata?: PictureMetadata;
}

export const PICTURE = 'Picture';

export const picturesSchema = new Schema<StoredPicture>(
  {
    metadata: {
      contentType: { type: String },
      uploadedBy: { type: Schema.Types.ObjectId },
      uploadedAt: { type: Date },
      unused: { type: Boolean },
      ofSite: { type: new Schema({ width: { type: Number }, height: { type: Number } }, { _id: false }) },
      source: { type: String },
      isBrought: { type: Boolean },
    },
  },
  { collection: 'pictures.files', versionKey: false },
);

// Serves the daily quota of an account.
picturesSchema.index({ 'metadata.uploadedBy': 1, 'metadata.uploadedAt': 1 });
// Serves the removal of unused pictures; holds those alone.
picturesSchema.index(
  { 'metadata.unused': 1, 'metadata.uploadedAt': 1 },
  { partialFilterExpression: { 'metadata.unused': true } },
);
