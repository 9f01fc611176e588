import type * as z from 'zod/mini';
import { choice, requestObject } from '../rules';
import { languages } from '../values';

/** The language that an account works in, kept for its next sign-in. */
export const languageChoiceSchema = requestObject('LanguageChoice', { language: choice(languages) });

export type LanguageChoice = z.output<typeof languageChoiceSchema>;
