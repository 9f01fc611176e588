import * as z from 'zod/mini';
import { choice, notAnObject } from '../rules';
import { languages } from '../values';

/** The language that an account works in, kept for its next sign-in. */
export const languageChoiceSchema = z
  .object({ language: choice(languages) }, notAnObject)
  .register(z.globalRegistry, { id: 'LanguageChoice' });

export type LanguageChoice = z.output<typeof languageChoiceSchema>;
