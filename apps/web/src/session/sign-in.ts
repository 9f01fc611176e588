import type { Login } from '@school/domain';
import { en } from '../messages/en';
import { session } from './session';

const loadApi = () => import('../api/school-api');

/** Fetches what signing in needs while the user still types: the first view goes without it. */
export function prepareSignIn(): void {
  loadApi().catch(() => undefined);
}

/** Signs in and stores the token; gives the server's sentence when it refuses. */
export async function signInWith(login: Login): Promise<string | undefined> {
  const api = await loadApi().catch(() => undefined);
  if (api === undefined) return en.failures.network;
  const { schoolApi } = api;
  const answer = await schoolApi.answer(schoolApi.calls.POST('/api/office/office-login', { body: login }));
  if (!answer.ok) return answer.error.message;
  session.signIn(answer.value.token);
  return undefined;
}
