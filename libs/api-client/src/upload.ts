import { toApiError, type Answer, type FailureSentences } from './answer';
import { callHeaders, type HeaderSources } from './headers';

export interface UploadOptions<Uploaded> extends HeaderSources {
  readonly url: string;
  readonly sentences: () => FailureSentences;
  /** Percent sent, 0 to 100. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
  readonly read: (body: unknown) => Uploaded | undefined;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or nothing at all: the caller gets the sentence for an unknown failure.
    return undefined;
  }
};

/** Sends one picture as multipart field `image`, by XMLHttpRequest, because fetch reports no upload progress. */
export function upload<Uploaded>(file: Blob, options: UploadOptions<Uploaded>): Promise<Answer<Uploaded>> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, message: string) =>
      done({ ok: false, error: { status, message, details: [] } });
    request.open('POST', options.url);
    for (const [name, value] of Object.entries(callHeaders('POST', options.url, options)))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) options.onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onerror = () => fail(0, options.sentences().network);
    request.onabort = () => fail(0, options.sentences().network);
    request.onload = () => {
      const body = parse(request.responseText);
      const uploaded = request.status === 200 ? options.read(body) : undefined;
      if (uploaded !== undefined) done({ ok: true, value: uploaded, headers: new Headers() });
      else done({ ok: false, error: toApiError(request.status, body, options.sentences()) });
    };
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('image', file);
    request.send(form);
  });
}
