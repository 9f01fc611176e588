import type { ApiError } from '@school/api-client';
import type { Login } from '@school/domain';
import { answer, calls } from '../api/school-api';
import { language } from '../messages/language';
import { logProblem } from '../program/log-problem';
import type { Who } from '../session/return-url';
import { session } from '../session/session';
import { keepLanguage } from './keep-language';

/** Signs in and stores the token; returns the refusal when the server refuses. */
export const signInWith =
  (who: Who) =>
  async (login: Login): Promise<ApiError | undefined> => {
    const answered = await answer(callOf(who, login));
    if (!answered.ok) return answered.error;
    session.signIn(answered.value.token);
    await settleLanguage();
    return undefined;
  };

/** A family has its own login; teachers use the office's. */
const callOf = (who: Who, body: Login) =>
  who === 'student'
    ? calls.POST('/api/student/student-login', { body })
    : calls.POST('/api/office/office-login', { body });

/** Keeps the language chosen at the login with the account; if none was chosen, shows the account's own. */
async function settleLanguage(): Promise<void> {
  const chosenLanguage = language.takeChosenAtLogin();
  const accountLanguage = session.snapshot().claims?.language;
  if (chosenLanguage !== undefined && chosenLanguage !== accountLanguage) void keepLanguage(chosenLanguage);
  else if (accountLanguage !== undefined)
    await language
      .show(accountLanguage)
      .catch(() => logProblem('The texts of the language could not be fetched'));
}
