import { createSchoolApi, type ApiError, type Call } from '@school/api-client';
import { language } from '../messages/language';
import { noteCallStatus } from '../program/connection';
import { session } from '../session/session';

/** The API on the page's own origin (D1). */
export const { calls, answer, uploadPicture } = createSchoolApi({
  token: () => session.token(),
  cookies: () => document.cookie,
  language: () => language.snapshot().language,
  sentences: () => language.snapshot().messages.failures,
  onError: ({ status, message }, token) => {
    // A late refusal says nothing about whoever has signed in since.
    if (status === 401 && token === session.token()) session.lapse(message);
    noteCallStatus(status);
  },
});

// The token is read when the call is made, before the session forgets it. If the server cannot be reached, the sign-in ends there
// later, like one that is no longer used.
session.onLogOut(() => {
  const path = session.snapshot().claims?.role === 'student' ? '/api/family/logout' : '/api/office/logout';
  calls.POST(path, { keepalive: true }).catch(() => undefined);
});

/** A typed refusal passed through the query library, which tells failure from success by what is thrown. */
export class Refusal extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
    this.name = 'Refusal';
  }
}

/** The refusal thrown in place of a call whose account is no longer signed in; whoever made the call does not see it. */
export const notSignedIn = (): Refusal =>
  new Refusal({ status: 401, message: language.snapshot().messages.failures.unknown, details: [] });

/** Returns the answer of a call, with its headers. @throws Refusal when the server refused, or no answer came */
export async function answerOf<Value>(call: Call<Value>) {
  const answered = await answer(call);
  if (answered.ok) return answered;
  throw new Refusal(answered.error);
}

/** Returns the value that a call answered, for a query. @throws as `answerOf` */
export const valueOf = async <Value>(call: Call<Value>): Promise<Value> => (await answerOf(call)).value;

/** Whether the server said that the thing does not exist (any more). Any other refusal leaves the screen as it is. */
export const isGone = (refusal: Refusal | null): boolean => refusal?.error.status === 404;

/** The refused fields of an error as a form takes them, one sentence for each field. */
export const fieldErrors = (error: ApiError): Record<string, string> =>
  Object.fromEntries([...error.details].reverse().map(({ field, message }) => [field, message]));
