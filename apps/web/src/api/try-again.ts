import type { ApiError } from '@school/api-client';

const MOST_RETRIES = 2;

/** Seconds. Whoever asks for more, as a proxy does in a maintenance, is not waited for: what happened is said at once. */
const LONGEST_WAIT = 30;

/** Did the call fail for a reason that may be gone the next time: no answer, or a server in trouble? */
export const mayHelpAgain = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/** Whether a call is made once more by itself. */
export const isTriedAgain = (failures: number, error: ApiError): boolean =>
  failures < MOST_RETRIES && mayHelpAgain(error) && (error.retryAfterSeconds ?? 0) <= LONGEST_WAIT;

/** Milliseconds: growing pauses, and none that is shorter than the server asks for. */
export const pauseBefore = (failures: number, { retryAfterSeconds = 0 }: ApiError): number =>
  Math.max(retryAfterSeconds, 2 ** failures) * 1000;
