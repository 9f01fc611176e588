/** A field of the request that was refused, and a sentence that says why. */
interface ErrorDetail {
  readonly field: string;
  readonly message: string;
}

/** The reason why a call failed. `status` 0 means that no answer came: no network, or the server is down. */
export interface ApiError {
  readonly status: number;
  /** One sentence that can be shown to the user. */
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  /** The seconds after which the server wants to be called again (`Retry-After`). */
  readonly retryAfterSeconds?: number;
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value; readonly headers: Headers }
  | { readonly ok: false; readonly error: ApiError };

/** The sentences for failures that the server could not put into words itself. */
export interface FailureSentences {
  readonly network: string;
  readonly unknown: string;
}

const isDetail = (value: unknown): value is ErrorDetail =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'message' in value &&
  typeof value.field === 'string' &&
  typeof value.message === 'string';

/** The seconds a `Retry-After` header asks for; a header with a date, which the API does not use, counts as none. */
export function retryAfter(headers: Headers): Pick<ApiError, 'retryAfterSeconds'> {
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

/** Reads the API's error shape (D39) from the body of a failed answer, which may also be empty or a proxy's page. */
export function toApiError(status: number, body: unknown, sentences: FailureSentences): ApiError {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') {
    return { status, message: sentences.unknown, details: [] };
  }
  const details = 'details' in body && Array.isArray(body.details) ? body.details.filter(isDetail) : [];
  return { status, message: body.message, details };
}
