import type { PictureOf, RefusalCode } from '@school/domain';
import { text } from '../database/stored-paths';
import { planRowsSchema, plansSchema, type StoredPlan, type StoredPlanRow } from '../plans/plans.schema';

/** An archive of photos and signatures that somebody brought, and how far it has come (D68). */
export interface StoredPictureImport extends StoredPlan {
  readonly fileName: string;
}

/** A file of it: of whom, what it shows, what is to become of it and what did. */
export interface StoredPictureRow extends StoredPlanRow {
  readonly path: string;
  /** As the file names the student; folded, as it is found. Nothing where the name says none. */
  readonly studentID?: string;
  readonly student?: string;
  readonly name?: string;
  readonly of?: PictureOf;
  /** The file as it came, which waits for the run. */
  readonly brought?: string;
  /** Tells its bytes from all others. */
  readonly source?: string;
  /** The picture that the student had at the preview: whoever sets another one after it is not overwritten. */
  readonly before?: string;
  readonly refused?: RefusalCode;
}

export const PICTURE_IMPORT = 'PictureImport';
export const PICTURE_IMPORT_ROW = 'PictureImportRow';

export const pictureImportsSchema = plansSchema<StoredPictureImport>('pictureimports', { fileName: text });

export const pictureImportRowsSchema = planRowsSchema<StoredPictureRow>('pictureimportrows', {
  path: text,
  studentID: { type: String },
  student: { type: String },
  name: { type: String },
  of: { type: String },
  brought: { type: String },
  source: { type: String },
  before: { type: String },
  refused: { type: String },
});
