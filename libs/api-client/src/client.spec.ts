import type { ApiError } from './answer';
import { createSchoolApi } from './client';

describe('a clerk at a screen that waits for the office', () => {
  const errors: ApiError[] = [];
  /** A client of a server that never answers, or that cannot be reached. */
  const clientOf = (fetch: typeof globalThis.fetch) =>
    createSchoolApi({
      baseUrl: 'http://office.school',
      token: () => null,
      language: () => 'en',
      sentences: () => ({ network: 'No network', unknown: 'Unknown' }),
      onError: (error) => errors.push(error),
      fetch,
    });
  const never: typeof globalThis.fetch = (request) =>
    new Promise((_, reject) => {
      const { signal } = new Request(request);
      const cancel = () => reject(new DOMException('Cancelled', 'AbortError'));
      if (signal.aborted) cancel();
      signal.addEventListener('abort', cancel);
    });
  beforeEach(() => errors.splice(0));

  const cancellable = () => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort() };
  };

  const unanswered = { status: 0, message: 'No network', details: [] };

  it('who types the next letter of a name before the answer: the network is not taken for lost', async () => {
    const { calls, answer } = clientOf(never);
    const { signal, abort } = cancellable();
    const answered = answer(calls.GET('/api/health', { signal }));
    abort();
    expect(await answered).toEqual({ ok: false, error: unanswered });
    expect(errors).toEqual([]);
  });

  it('who takes a photo back while it is sent: that is no lost network either', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        readonly upload = {};
        onabort = () => undefined;
        readonly open = () => undefined;
        readonly setRequestHeader = () => undefined;
        readonly send = () => undefined;
        readonly abort = () => this.onabort();
      },
    );
    const { signal, abort } = cancellable();
    const answered = clientOf(never).uploadPicture(new Blob(['photo']), { signal });
    abort();
    expect(await answered).toEqual({ ok: false, error: unanswered });
    expect(errors).toEqual([]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['that cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['that takes too long', () => Promise.reject(new DOMException('Too long', 'TimeoutError'))],
  ])('at an office that %s: that is reported', async (_, fetch) => {
    const { calls, answer } = clientOf(fetch);
    expect(await answer(calls.GET('/api/health'))).toEqual({ ok: false, error: unanswered });
    expect(errors).toEqual([unanswered]);
  });
});
