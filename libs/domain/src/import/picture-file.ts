import * as z from 'zod/mini';
import {
  accept,
  choice,
  exporting,
  type Outcome,
  paging,
  refuse,
  requestObject,
  studentIdText,
} from '../rules';
import { foldStudentId } from '../students';
import { importIdSchema } from './import-calls';
import { rowStates } from './plan-row';

/** The subjects of a student's picture. */
export const picturesOf = ['photo', 'signature'] as const;
export type PictureOf = (typeof picturesOf)[number];

/** The student whose picture a file of an archive is, and its subject. */
export interface NamedPicture {
  /** As the file writes it; `student` is the same ID folded, as students are looked up. */
  readonly studentID: string;
  readonly student: string;
  readonly of: PictureOf;
}

/** Files that phones, scanners and archives add by themselves. */
const BY_ITSELF = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/iu;

const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
const AFTER_ID = /[\s_-]+\(?(photo|photograph|picture|pic|signature|sign|sig)\)?$/iu;
const IN_FOLDER = /(?:^|\/)(signatures?|signs?)\//iu;

/** Whether a path is a file that somebody meant to bring: no folder, and no file that a computer adds by itself. */
export const isBrought = (path: string): boolean => !path.endsWith('/') && !BY_ITSELF.test(path);

/**
 * Reads a path such as `Class VII/MLMEC-00012.jpg`, `MLMEC-00012-signature.png` or `signatures/mlmec-00012.PNG`: the Student ID;
 * it is a signature if that word follows the ID or names the folder, and otherwise a photo.
 * @param path with slashes, as archives have them
 */
export function pictureNamed(path: string): Outcome<NamedPicture, 'picture-kind' | 'picture-name'> {
  if (!PICTURE.test(path)) return refuse('picture-kind');
  const stem = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(PICTURE, '')
    .trim();
  const word = AFTER_ID.exec(stem)?.[1];
  const studentID = stem.replace(AFTER_ID, '');
  if (!studentIdText.safeParse(studentID).success) return refuse('picture-name');
  const isSignature = word === undefined ? IN_FOLDER.test(path) : word.toLowerCase().startsWith('s');
  return accept({
    studentID,
    student: foldStudentId(studentID),
    of: isSignature ? 'signature' : 'photo',
  });
}

/** Selects the picture files of an upload to show. */
export const pictureRowsSchema = requestObject('PictureRowsQuery', {
  ...importIdSchema.shape,
  ...z.partial(z.object({ ...paging, state: choice(rowStates) })).shape,
});

export type PictureRowsQuery = z.output<typeof pictureRowsSchema>;

/** The report of uploaded pictures as a file: every picture and its outcome. */
export const pictureReportSchema = requestObject('PictureReportQuery', {
  ...importIdSchema.shape,
  ...exporting,
});

export type PictureReportQuery = z.output<typeof pictureReportSchema>;
