import { ASK_AGAIN_AFTER, DemonstrationStore } from './demonstration-store';

describe('whether the office is a demonstration', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a demonstration', true],
    ['a school', false],
  ])('is what the server says: %s', async (_, said) => {
    const store = new DemonstrationStore(() => Promise.resolve(said));
    await store.start();
    expect(store.snapshot()).toBe(said);
  });

  it('is no demonstration until somebody says so, and is asked again where the server cannot', async () => {
    const answers = [undefined, undefined, true];
    const told: boolean[] = [];
    const store = new DemonstrationStore(() => Promise.resolve(answers.shift()));
    store.subscribe(() => told.push(store.snapshot()));
    await store.start();
    expect(store.snapshot()).toBe(false);
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_AFTER);
    expect(store.snapshot()).toBe(false);
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_AFTER);
    expect(told).toEqual([true]);
    expect(answers).toEqual([]);
  });
});
