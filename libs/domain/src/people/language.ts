import * as z from 'zod/mini';
import { choice, notAnObject } from '../rules';

/** The languages that the office can be worked in. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The language that an account works in, kept for its next sign-in. */
export const languageChoiceSchema = z
  .object({ language: choice(languages) }, notAnObject)
  .register(z.globalRegistry, { id: 'LanguageChoice' });

export type LanguageChoice = z.output<typeof languageChoiceSchema>;
