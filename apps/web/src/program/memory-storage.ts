/** Keeps items for as long as the page is open; tests use it as the local storage of a newly installed browser. */
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
 * Returns the browser's local storage, or a `MemoryStorage` where there is none because cookies are forbidden or the page is open
 * inside another app: the public site can be read there too, and a sign-in lasts as long as the page is open.
 */
export function storageOf(browser: { readonly localStorage: Storage | null }): Storage {
  try {
    return browser.localStorage ?? new MemoryStorage();
  } catch {
    return new MemoryStorage();
  }
}
