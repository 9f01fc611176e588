import { createSchoolApi, type Answer, type ApiError } from '@school/api-client';
import { language } from '../messages/language';
import { noteCallStatus } from '../offline/connection';
import { session } from '../session/session';

/** The API on the page's own origin (D1). */
export const schoolApi = createSchoolApi({
  token: () => session.token(),
  cookies: () => document.cookie,
  language: () => language.snapshot().language,
  sentences: () => language.snapshot().messages.failures,
  onError: (status) => {
    if (status === 401) session.lapse();
    noteCallStatus(status);
  },
});

/** For queries: the value of an answer, or its typed error thrown. */
export async function valueOf<Value>(answer: Promise<Answer<Value>>): Promise<Value> {
  const outcome = await answer;
  if (outcome.ok) return outcome.value;
  throw new ApiFailure(outcome.error);
}

/** The other way round, for calls that were tried again: the value, or the typed error of the last try. */
export async function outcomeOf<Value>(
  value: Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError }> {
  try {
    return { ok: true, value: await value };
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, error: error.error };
    throw error;
  }
}

/** Did the call fail for a reason that may be gone the next time: no answer, or a server in trouble? */
export function mayHelpAgain(status: number): boolean {
  return status === 0 || status >= 500;
}

/** Has the server said that there is no such thing (any more)? Any other failure leaves what is on screen as it is. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiFailure && error.error.status === 404;
}

/** A typed refusal as a query carries it. */
export class ApiFailure extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
    this.name = 'ApiFailure';
  }
}

/** The refused fields of an error as a form takes them, a sentence a field. */
export function fieldErrors(error: ApiError): Record<string, string> {
  return Object.fromEntries([...error.details].reverse().map(({ field, message }) => [field, message]));
}
