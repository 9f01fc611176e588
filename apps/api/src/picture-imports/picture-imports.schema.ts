import type { PictureOf, RefusalCode } from '@school/domain';
import { text } from '../database/stored-paths';
import { planRowsSchema, plansSchema, type StoredPlan, type StoredPlanRow } from '../plans/plans.schema';

/** An uploaded archive of photos and signatures, and how far its import has come (D68). */
export interface StoredPictureImport extends StoredPlan {
  readonly fileName: string;
}

/** A file of an archive: whose it is, what it shows, its plan and its outcome. */
export interface StoredPictureRow extends StoredPlanRow {
  readonly path: string;
  /** The student's ID as the file name writes it, then folded, as it is looked up. Missing where the name holds none. */
  readonly studentID?: string;
  readonly student?: string;
  readonly name?: string;
  readonly of?: PictureOf;
  /** The stored file, as it came, until the run. */
  readonly brought?: string;
  /** The hash of its bytes. */
  readonly source?: string;
  /** The student's picture at the preview: if somebody sets another one after it, that one is not overwritten. */
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
