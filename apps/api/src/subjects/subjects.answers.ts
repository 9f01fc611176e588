import { moment, schoolClasses, schoolCodes } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** The subjects of a class, in the order of its papers (D64). */
const subjectsOfClassAnswer = answerObject('SubjectsOfClass', {
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

export const changedSubjectsAnswer = answerObject('ChangedSubjects', subjectsOfClassAnswer.shape);

export type SubjectsAnswer = z.input<typeof subjectsAnswer>;
export type SubjectsOfClassAnswer = SubjectsAnswer[number];
