import { loadOnce } from './load-once';

describe('a part that is loaded when somebody wants it', () => {
  it('is brought once, however many ask for it', async () => {
    const bring = vi.fn(() => Promise.resolve('calendar'));
    const part = loadOnce(bring);
    expect(part.loaded()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['calendar', 'calendar']);
    expect(await part.load()).toBe('calendar');
    expect(part.loaded()).toBe('calendar');
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after the network failed', async () => {
    const bring = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('calendar');
    const part = loadOnce(bring);
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.loaded()).toBeUndefined();
    expect(await part.load()).toBe('calendar');
  });
});
