import { moment, schoolClasses, schoolCodes } from '@school/domain';
import { z } from 'zod';
import { namedObject } from '../common/named-object';

/** What a class learns, in the order of its papers (D64). */
const subjectsOfClassAnswer = namedObject('SubjectsOfClass', {
  branch: z.enum(schoolCodes),
  class: z.enum(schoolClasses),
  subjects: z.array(z.string()),
  revision: z
    .int()
    .meta({ description: '0 as long as nobody has chosen: the subjects are the usual ones then' }),
  changedBy: z.optional(z.string()),
  changedAt: z.optional(moment),
});

export const subjectsAnswer = z.array(subjectsOfClassAnswer);

export const changedSubjectsAnswer = namedObject('ChangedSubjects', subjectsOfClassAnswer.shape);

export type SubjectsAnswer = z.input<typeof subjectsAnswer>;
export type SubjectsOfClassAnswer = SubjectsAnswer[number];
