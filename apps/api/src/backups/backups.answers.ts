import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const backupsAnswer = answerObject('Backups', {
  /** True when the data is in the school's own MongoDB, which is backed up there. */
  isElsewhere: z.boolean(),
  /** The time of the newest good backup. */
  lastAt: z.iso.datetime().nullable(),
  /** The age of that backup, in whole hours. */
  ageHours: z.number().int().nonnegative().nullable(),
  /** True when two days have passed without a new backup. */
  isLate: z.boolean(),
  /** The reason why the last try failed, in a sentence. */
  failure: z.string().nullable(),
});

export type BackupsAnswer = z.infer<typeof backupsAnswer>;
