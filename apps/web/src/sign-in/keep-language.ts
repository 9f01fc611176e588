import type { Language } from '@school/domain';
import { logProblem } from '../program/log-problem';
import { schoolApi } from '../api/school-api';

/**
 * Keeps a language with the account that is signed in, for its next sign-in anywhere. Where that fails this browser still
 * has it in its cookie, so that nobody is disturbed.
 */
export async function keepLanguage(language: Language): Promise<void> {
  const answer = await schoolApi.answer(schoolApi.calls.PUT('/api/office/language', { body: { language } }));
  if (!answer.ok) logProblem('The language was not kept with the account');
}
