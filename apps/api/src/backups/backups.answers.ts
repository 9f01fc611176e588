import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const backupsAnswer = answerObject('Backups', {
  /** The data is in a MongoDB of the school's own, which is backed up there. */
  isElsewhere: z.boolean(),
  /** When the newest good backup was made. */
  lastAt: z.iso.datetime().nullable(),
  /** How old that is, in whole hours. */
  ageHours: z.number().int().nonnegative().nullable(),
  /** Two days have passed without a new one. */
  isLate: z.boolean(),
  /** Why the last try has failed, in a sentence. */
  failure: z.string().nullable(),
});

export type BackupsAnswer = z.infer<typeof backupsAnswer>;
