import type { Clock } from './clock';

/** In milliseconds: another process of the office may have changed it so long ago. */
const CACHED_FOR = 10_000;

/**
 * What nearly every call asks for and hardly anybody changes: read once and cached for ten seconds, or until this process
 * changes it. One read that hangs keeps nobody else waiting, as only what was read is cached.
 */
export class Cached<Value> {
  private cached: { readonly value: Value; readonly at: number } | undefined;
  private changes = 0;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly clock: Clock,
  ) {}

  /** At most ten seconds old, and never older than the last `forget`. */
  async get(): Promise<Value> {
    const at = this.clock.now().getTime();
    const { cached, changes } = this;
    // After the clock was set back the age is unknown.
    if (cached && at >= cached.at && at - cached.at < CACHED_FOR) return cached.value;
    const value = await this.read();
    // Not cached where it was changed during the read.
    if (changes === this.changes) this.cached = { value, at };
    return value;
  }

  /** Runs what changes it; afterwards it is read again, also where nobody knows whether the change was stored. */
  async change<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } finally {
      this.forget();
    }
  }

  /** What is cached is no longer true. */
  forget(): void {
    this.changes += 1;
    this.cached = undefined;
  }
}
