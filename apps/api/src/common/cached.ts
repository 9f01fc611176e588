import type { Clock } from './clock';

/** In milliseconds: a change by another process of the office may go unnoticed for this long. */
const CACHED_FOR = 10_000;

/**
 * A value that nearly every call needs and hardly anybody changes: read once and cached for ten seconds, or until this process
 * changes it. A read that hangs does not hold up other calls, because only finished reads are cached.
 */
export class Cached<Value> {
  private cached: { readonly value: Value; readonly at: number } | undefined;
  private changes = 0;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly clock: Clock,
  ) {}

  /** The value, at most ten seconds old and never older than the last `forget`. */
  async get(): Promise<Value> {
    const at = this.clock.now().getTime();
    const { cached, changes } = this;
    // If the clock was set back, the age is unknown.
    if (cached && at >= cached.at && at - cached.at < CACHED_FOR) return cached.value;
    const value = await this.read();
    // Not cached if the value was changed during the read.
    if (changes === this.changes) this.cached = { value, at };
    return value;
  }

  /** Runs a change of the value, which is read again afterwards, even when it is unknown whether the change was stored. */
  async change<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } finally {
      this.forget();
    }
  }

  /** Drops the cached value, which is no longer true. */
  forget(): void {
    this.changes += 1;
    this.cached = undefined;
  }
}
