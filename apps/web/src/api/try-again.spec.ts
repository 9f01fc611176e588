import { isTriedAgain, pauseBefore } from './try-again';

const failed = (status: number, retryAfterSeconds?: number) => ({
  status,
  message: 'It failed',
  details: [],
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

describe('a call that failed', () => {
  it.each([
    { why: 'no answer came', error: failed(0), isTried: true },
    { why: 'the office does not know what went wrong', error: failed(500), isTried: true },
    { why: 'the database is away for a moment', error: failed(503, 5), isTried: true },
    { why: 'the office starts again in half a minute', error: failed(503, 30), isTried: true },
    { why: 'a proxy is in maintenance for an hour', error: failed(503, 3600), isTried: false },
    { why: 'the office has refused it', error: failed(409), isTried: false },
  ])('as $why is made again by itself: $isTried', ({ error, isTried }) => {
    expect(isTriedAgain(0, error)).toBe(isTried);
    expect(isTriedAgain(2, error)).toBe(false);
  });

  it('waits as long as the office asks for', () => {
    expect(pauseBefore(0, failed(503, 5))).toBe(5000);
    expect(pauseBefore(1, failed(0))).toBe(2000);
  });
});
