/** A base class for state with listeners, in the shape that `useSyncExternalStore` wants. */
export class Store {
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Tells all listeners that the state has changed. */
  protected changed(): void {
    this.listeners.forEach((listener) => listener());
  }
}
