/** What others listen to, as `useSyncExternalStore` wants it. */
export class Store {
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Tells all listeners that something else stands there. */
  protected changed(): void {
    this.listeners.forEach((listener) => listener());
  }
}
