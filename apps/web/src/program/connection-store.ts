import { Store } from './store';

/**
 * `online` until something is known; `offline` while the office server cannot be reached; `back` when it can again.
 */
export type Connection = 'online' | 'offline' | 'back';

export interface ConnectionState {
  readonly connection: Connection;
  readonly checking: boolean;
}

/** How long to wait before asking an unreachable server again, in milliseconds. */
export const RETRY_AFTER = 5_000;

/** Whether the office server can be reached, which differs from what the browser thinks of the internet. */
export class ConnectionStore extends Store {
  private state: ConnectionState = { connection: 'online', checking: false };
  private readonly returnListeners = new Set<() => void>();
  private running: Promise<void> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** @param reach asks the server; true when the server itself answered */
  constructor(private readonly reach: () => Promise<boolean>) {
    super();
  }

  /** Asks the server now, and keeps asking while it stays away. Callers at the same time share one request. */
  check(): Promise<void> {
    this.running ??= this.ask().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Calls the listener each time the server can be reached again after an outage. */
  onReturn(listener: () => void): void {
    this.returnListeners.add(listener);
  }

  readonly snapshot = (): ConnectionState => this.state;

  private async ask(): Promise<void> {
    clearTimeout(this.retry);
    this.publish({ ...this.state, checking: true });
    const isReachable = await this.reach();
    if (!isReachable) this.retry = setTimeout(() => void this.check(), RETRY_AFTER);
    const isReturn = isReachable && this.state.connection === 'offline';
    this.publish({ connection: this.nextConnection(isReachable), checking: false });
    if (isReturn) this.returnListeners.forEach((listener) => listener());
  }

  private nextConnection(isReachable: boolean): Connection {
    if (!isReachable) return 'offline';
    return this.state.connection === 'online' ? 'online' : 'back';
  }

  private publish(state: ConnectionState): void {
    const { connection, checking } = this.state;
    if (state.connection === connection && state.checking === checking) return;
    this.state = state;
    this.changed();
  }
}
