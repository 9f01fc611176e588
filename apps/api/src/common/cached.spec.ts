import { Cached } from './cached';

const TEN_SECONDS = 10_000;

describe('what is cached for a moment', () => {
  let now: number;
  let stored: string;
  let reads: number;
  let cached: Cached<string>;
  beforeEach(() => {
    now = 1_000_000;
    stored = 'first';
    reads = 0;
    cached = new Cached(
      () => {
        reads += 1;
        return Promise.resolve(stored);
      },
      { now: () => new Date(now) },
    );
  });

  interface Moment {
    readonly title: string;
    readonly later: number;
    readonly says: string;
  }
  it.each<Moment>([
    { title: 'is not read again within ten seconds', later: TEN_SECONDS - 1, says: 'first' },
    {
      title: 'is read again after ten seconds, as another process may have changed it',
      later: TEN_SECONDS,
      says: 'next',
    },
    { title: 'is read again when the clock was set back', later: -1, says: 'next' },
  ])('$title', async ({ later, says }) => {
    await cached.get();
    stored = 'next';
    now += later;
    expect(await cached.get()).toBe(says);
    expect(reads).toBe(says === 'next' ? 2 : 1);
  });

  it('is read again at once when this process has changed it', async () => {
    await cached.get();
    stored = 'changed here';
    cached.forget();
    expect(await cached.get()).toBe('changed here');
  });

  it('does not keep what a read found that began before the change', async () => {
    let answer = (_: string): void => undefined;
    const slow = new Cached(() => new Promise<string>((done) => (answer = done)), {
      now: () => new Date(now),
    });
    const before = slow.get();
    const found = answer;
    slow.forget();
    found('of before');
    expect(await before).toBe('of before');
    const after = slow.get();
    answer('changed here');
    expect(await after).toBe('changed here');
  });

  it('lets nobody wait for a read that failed or hangs', async () => {
    let tries = 0;
    const hard = new Cached(
      () => {
        tries += 1;
        if (tries === 1) return Promise.reject(new Error('away'));
        return tries === 2 ? new Promise<string>(() => undefined) : Promise.resolve('there');
      },
      { now: () => new Date(now) },
    );
    await expect(hard.get()).rejects.toThrow('away');
    void hard.get();
    expect(await hard.get()).toBe('there');
  });
});
