import { Schema, type Types } from 'mongoose';

/** What is kept of an uploaded picture beside its bytes. */
export interface PictureMetadata {
  readonly contentType: string;
  readonly uploadedBy: Types.ObjectId;
  /** Not of pictures from before there was a quota. */
  readonly uploadedAt?: Date;
  /** Tells the file that it was made of from all others, where it came in an archive (D68). */
  readonly source?: string;
  /** It is a file of an archive as it came, which waits to be taken, and no picture of anybody. */
  readonly isBrought?: boolean;
  /** Nothing names it yet: it goes when a draft would be over (D25). */
  readonly unused?: boolean;
  /** Uploaded for the public site, with its size in pixels: the only pictures that everybody may see (D93). */
  readonly ofSite?: { readonly width: number; readonly height: number };
}

/** A file of GridFS, as its own collection has it. */
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
// Serves the removal of pictures that nothing names; holds those alone.
picturesSchema.index(
  { 'metadata.unused': 1, 'metadata.uploadedAt': 1 },
  { partialFilterExpression: { 'metadata.unused': true } },
);
