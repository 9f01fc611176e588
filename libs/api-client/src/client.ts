import createClient, { type Client } from 'openapi-fetch';
import { retryAfter, toApiError, type Answer, type ApiError, type FailureSentences } from './answer';
import type { paths } from './generated/api';
import { callHeaders, type HeaderSources } from './headers';
import { upload } from './upload';

export interface SchoolApiOptions {
  /** Empty for the page's own origin; another origin must be in the server's CORS_ORIGINS. */
  readonly baseUrl?: string;
  /** The stored token, or null; read again for each call. */
  readonly token: () => string | null;
  readonly cookies?: () => string;
  /** The language on screen, as a tag, and its sentences; read again for each call. */
  readonly language: () => string;
  readonly sentences: () => FailureSentences;
  readonly fetch?: typeof globalThis.fetch;
  /** Called for every refused or failed call that was not cancelled, with the token it was made with, e.g. to end a session on 401. */
  readonly onError?: (error: ApiError, token: string | null) => void;
}

/** The use of an uploaded picture: in a record, or for everybody on the public site. */
type PictureUse = 'record' | 'site';

const UPLOADS: Readonly<Record<PictureUse, string>> = {
  record: '/upload',
  site: '/api/office/public-site/pictures',
};

interface UploadedPicture {
  readonly _id: string;
}

/** A call under way, as the generated functions return it. */
export type Call<Value> = Promise<{ data?: Value; error?: unknown; response: Response }>;

/** The school's API as the office uses it: typed calls whose refusals are values, and uploads with progress. */
export interface SchoolApi {
  /** The generated, typed calls; pass their results to `answer`. */
  readonly calls: Client<paths>;
  /** Turns a call into a value or a typed error; never throws for a refusal or a lost network. */
  readonly answer: <Value>(call: Call<Value>) => Promise<Answer<Value>>;
  /** Uploads a picture; `onProgress` gets the percent sent. Signals and errors work as for every call. */
  readonly uploadPicture: (
    file: Blob,
    options?: { use?: PictureUse; onProgress?: (percent: number) => void; signal?: AbortSignal },
  ) => Promise<Answer<UploadedPicture>>;
}

const readUploaded = (body: unknown): UploadedPicture | undefined =>
  typeof body === 'object' &&
  body !== null &&
  '_id' in body &&
  'status' in body &&
  typeof body._id === 'string' &&
  body.status === 200
    ? { _id: body._id }
    : undefined;

/** Whether nobody waits for the answer any more, e.g. because the next letter is searched for; it says nothing of the network. */
const isCancelled = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** Makes the client of one server. */
export function createSchoolApi(options: SchoolApiOptions): SchoolApi {
  const { baseUrl = '', sentences, onError } = options;
  const { token, language, cookies = () => '' } = options;
  const sources: HeaderSources = { token, language, cookies };
  const calls = createClient<paths>({ baseUrl, ...(options.fetch ? { fetch: options.fetch } : {}) });
  calls.use({
    onRequest({ request, schemaPath }) {
      const target = baseUrl === '' ? schemaPath : `${baseUrl}${schemaPath}`;
      for (const [name, value] of Object.entries(callHeaders(request.method, target, sources)))
        request.headers.set(name, value);
    },
  });

  const report = <Value>(answer: Answer<Value>, madeWith: string | null): Answer<Value> => {
    if (!answer.ok) onError?.(answer.error, madeWith);
    return answer;
  };

  return {
    calls,
    async answer(call) {
      const madeWith = token();
      try {
        const { data, error, response } = await call;
        // An error answer with an empty body leaves `error` undefined, so only the response shows the failure.
        if (!response.ok)
          return report(
            {
              ok: false,
              error: { ...toApiError(response.status, error, sentences()), ...retryAfter(response.headers) },
            },
            madeWith,
          );
        return { ok: true, value: data as NonNullable<typeof data>, headers: response.headers };
      } catch (failure) {
        const error: ApiError = { status: 0, message: sentences().network, details: [] };
        return isCancelled(failure) ? { ok: false, error } : report({ ok: false, error }, madeWith);
      }
    },
    async uploadPicture(file, { use = 'record', onProgress, signal } = {}) {
      const madeWith = token();
      const uploaded = await upload(file, {
        ...sources,
        url: `${baseUrl}${UPLOADS[use]}`,
        sentences,
        read: readUploaded,
        ...(onProgress ? { onProgress } : {}),
        ...(signal ? { signal } : {}),
      });
      return signal?.aborted === true ? uploaded : report(uploaded, madeWith);
    },
  };
}
