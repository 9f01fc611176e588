import type { Login } from '@school/domain';
import { schoolApi } from '../api/school-api';
import { session } from './session';

/** Signs in and stores the token; gives the server's sentence when it refuses. */
export async function signInWith(login: Login): Promise<string | undefined> {
  const answer = await schoolApi.answer(schoolApi.calls.POST('/api/office/office-login', { body: login }));
  if (!answer.ok) return answer.error.message;
  session.signIn(answer.value.token);
  return undefined;
}
