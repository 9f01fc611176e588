/** What a page keeps for as long as it is open; to a test, the local storage of a browser that was just installed. */
export class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
  clear = () => this.items.clear();
}

/**
 * The browser's local storage. Where cookies are forbidden, or the page is open inside another app, there may be none: all of the public
 * site can be read there too, and who signs in is signed in as long as the page is open.
 */
export function storageOf(browser: { readonly localStorage: Storage | null }): Storage {
  try {
    return browser.localStorage ?? new MemoryStorage();
  } catch {
    return new MemoryStorage();
  }
}
