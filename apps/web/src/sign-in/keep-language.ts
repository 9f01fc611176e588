import type { Language } from '@school/domain';
import { answer, calls } from '../api/school-api';
import { logProblem } from '../program/log-problem';
import { session } from '../session/session';

/**
 * Keeps a language with the account that is signed in, for its next sign-in anywhere. A failure is not shown, since this
 * browser still has the language in its cookie.
 */
export async function keepLanguage(language: Language): Promise<void> {
  const body = { language };
  const answered = await answer(
    session.snapshot().claims?.role === 'student'
      ? calls.PUT('/api/family/language', { body })
      : calls.PUT('/api/office/language', { body }),
  );
  if (!answered.ok) logProblem('The language was not kept with the account');
}
