import type { Language } from '@school/domain';
import { schoolApi } from '../api/school-api';
import { logProblem } from '../program/log-problem';
import { session } from '../session/session';

/**
 * Keeps a language with the account that is signed in, for its next sign-in anywhere. Where that fails this browser still
 * has it in its cookie, so that nobody is disturbed.
 */
export async function keepLanguage(language: Language): Promise<void> {
  // That of a family is the one of its papers, which the office keeps (D91).
  if (session.snapshot().claims?.role === 'student') return;
  const answer = await schoolApi.answer(schoolApi.calls.PUT('/api/office/language', { body: { language } }));
  if (!answer.ok) logProblem('The language was not kept with the account');
}
