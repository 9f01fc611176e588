import { languages, storedSection } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** A password to hand over: the server made it, and never tells it again. */
export const familyPasswordAnswer = answerObject('HandedFamilyPassword', {
  studentID: z.string().meta({ description: 'By which the family signs in' }),
  name: z.string(),
  fatherName: z.string(),
  ...storedSection,
  language: z.enum(languages).meta({ description: 'In which the family gets its papers (D91)' }),
  password: z.string(),
  loginUrl: z.string().optional().meta({ description: 'Where the family signs in; where PUBLIC_URL is set' }),
});

export const familyPasswordsAnswer = z.array(familyPasswordAnswer);

export type FamilyPasswordAnswer = z.input<typeof familyPasswordAnswer>;
