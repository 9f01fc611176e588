import { importStates, moment, picturesOf, rowOutcomes, rowStates } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

const count = z.int();

/** The progress of the import of an archive of pictures. */
export const pictureImportAnswer = answerObject('PictureImport', {
  id: z.string(),
  fileName: z.string(),
  by: z.string(),
  createdAt: moment,
  state: z.enum(importStates),
  files: count,
  states: z.object({ new: count, changed: count, same: count, refused: count }),
  outcomes: z.object({ waiting: count, changed: count, same: count, refused: count }),
  ranAt: z.optional(moment),
  endedAt: z.optional(moment),
});

/** An archive in the list of all that were uploaded. */
export const pictureImportListAnswer = z.array(
  pictureImportAnswer
    .pick({ id: true, fileName: true, by: true, createdAt: true, state: true })
    .meta({ id: 'ListedPictureImport' }),
);

/** A file of an archive: whose it is, what it shows, and why it is refused, in the language of the caller. */
export const pictureRowAnswer = answerObject('PictureImportRow', {
  row: z.int(),
  path: z.string(),
  studentID: z.string().optional(),
  name: z.string().optional(),
  of: z.enum(picturesOf).optional(),
  state: z.enum(rowStates),
  outcome: z.enum(rowOutcomes),
  refused: z.string().optional(),
});

export const pictureRowsAnswer = z.array(pictureRowAnswer);

export type PictureImportAnswer = z.input<typeof pictureImportAnswer>;
export type PictureImportListAnswer = z.input<typeof pictureImportListAnswer>;
export type PictureRowAnswer = z.input<typeof pictureRowAnswer>;
