import { moment, schoolClasses, schoolCodes } from '@school/domain';
import { z } from 'zod';

/** What a class learns, in the order of its papers (D64). */
const subjectsOfClassAnswer = z
  .object({
    branch: z.enum(schoolCodes),
    class: z.enum(schoolClasses),
    subjects: z.array(z.string()),
    revision: z
      .int()
      .meta({ description: '0 as long as nobody has chosen: the subjects are the usual ones then' }),
    changedBy: z.optional(z.string()),
    changedAt: z.optional(moment),
  })
  .meta({ id: 'SubjectsOfClass' });

export const subjectsAnswer = z.array(subjectsOfClassAnswer);

export const changedSubjectsAnswer = z.object(subjectsOfClassAnswer.shape).meta({ id: 'ChangedSubjects' });

export type SubjectsAnswer = z.input<typeof subjectsAnswer>;
export type SubjectsOfClassAnswer = SubjectsAnswer[number];
