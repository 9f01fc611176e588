import { ConnectionStore, RETRY_AFTER } from './connection-store';

/** A server that can be up or down, and counts its requests. */
function open() {
  const server = { isThere: true, asked: 0 };
  const store = new ConnectionStore(() => {
    server.asked += 1;
    return Promise.resolve(server.isThere);
  });
  return { server, store, now: () => store.snapshot().connection };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a day with the connection', () => {
  it('is online while the server answers, and says nothing of coming back', async () => {
    const { store, now } = open();
    const returned = vi.fn();
    store.onReturn(returned);
    await store.check();
    expect(now()).toBe('online');
    expect(returned).not.toHaveBeenCalled();
  });

  it('asks again by itself while the server is away, and tells once when it is back', async () => {
    const { server, store, now } = open();
    const returned = vi.fn();
    store.onReturn(returned);
    server.isThere = false;
    await store.check();
    expect(now()).toBe('offline');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect([now(), server.asked]).toEqual(['offline', 2]);
    server.isThere = true;
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect([now(), server.asked]).toEqual(['back', 3]);
    await vi.advanceTimersByTimeAsync(10 * RETRY_AFTER);
    await store.check();
    expect([now(), server.asked]).toEqual(['back', 4]);
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('asks one question for many failed calls at once, and shows that it asks', async () => {
    const { server, store } = open();
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.snapshot().checking));
    await Promise.all([store.check(), store.check(), store.check()]);
    expect(server.asked).toBe(1);
    expect(seen).toEqual([true, false]);
  });

  it('"Try again" of an impatient user does not start a second rhythm of questions', async () => {
    const { server, store } = open();
    server.isThere = false;
    await store.check();
    await store.check();
    await store.check();
    expect(server.asked).toBe(3);
    await vi.advanceTimersByTimeAsync(RETRY_AFTER);
    expect(server.asked).toBe(4);
  });
});
