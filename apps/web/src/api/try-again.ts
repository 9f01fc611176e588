import type { ApiError } from '@school/api-client';

const MOST_RETRIES = 2;

/** In seconds. A longer pause, such as a proxy asks for in a maintenance, is not waited for: the error is shown at once. */
const LONGEST_WAIT = 30;

/** Whether the call failed for a reason that may be gone the next time: no answer, or a server in trouble. */
export const mayHelpAgain = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/** Whether a failed call is repeated automatically. */
export const isTriedAgain = (failures: number, error: ApiError): boolean =>
  failures < MOST_RETRIES && mayHelpAgain(error) && (error.retryAfterSeconds ?? 0) <= LONGEST_WAIT;

/** In milliseconds: a pause that grows with each failure, and is never shorter than the server asks for. */
export const pauseBefore = (failures: number, { retryAfterSeconds = 0 }: ApiError): number =>
  Math.max(retryAfterSeconds, 2 ** failures) * 1000;
