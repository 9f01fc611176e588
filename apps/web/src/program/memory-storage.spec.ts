import { MemoryStorage, storageOf } from './memory-storage';

describe('what the browser keeps', () => {
  it('stands in its local storage', () => {
    const localStorage = new MemoryStorage();
    expect(storageOf({ localStorage })).toBe(localStorage);
  });

  it.each([
    ['there is none, as in the page that another app shows', { localStorage: null }],
    [
      'cookies are forbidden',
      {
        get localStorage(): Storage {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      },
    ],
  ])('lasts as long as the page where %s', (_, browser) => {
    const storage = storageOf(browser);
    storage.setItem('auth-token', 'a.b.c');
    expect(storage.getItem('auth-token')).toBe('a.b.c');
  });
});
