import type * as z from 'zod/mini';
import { choice } from '../rules';
import { requestObject } from '../rules/schema-objects';
import { languages } from '../values';

/** The language that an account works in, kept for its next sign-in. */
export const languageChoiceSchema = requestObject('LanguageChoice', { language: choice(languages) });

export type LanguageChoice = z.output<typeof languageChoiceSchema>;
