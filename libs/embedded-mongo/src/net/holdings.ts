import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../errors';

/**
 * The most bytes that all clients together may keep here: messages not yet answered, answers made but not read, and documents
 * that cursors have read ahead.
 */
const maxHeld = 256 * 1024 * 1024;

/** How long an answer without room waits for others to be read, in milliseconds. */
const patience = 2000;

export interface Holder {
  destroy(): unknown;
}

/** Counts the bytes that clients hold in memory; when there are too many, the client that holds most is disconnected. */
export class Holdings {
  private readonly holders = new Map<Holder, number>();
  private total = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly limit = maxHeld,
    private readonly waitingTime = patience,
  ) {}

  open(holder: Holder): void {
    this.holders.set(holder, 0);
  }

  /** Adds bytes, or removes them when negative; nothing is counted for a holder that is gone. */
  add(holder: Holder, bytes: number): void {
    const held = this.holders.get(holder);
    if (held === undefined) return;
    this.holders.set(holder, held + bytes);
    this.total += bytes;
    if (bytes < 0) this.wake();
    while (this.total > this.limit) {
      const [largest] = [...this.holders].reduce((a, b) => (a[1] >= b[1] ? a : b));
      // Its bytes are released as it ends, not some turns later.
      this.close(largest);
      largest.destroy();
    }
  }

  close(holder: Holder): void {
    this.total -= this.holders.get(holder) ?? 0;
    this.holders.delete(holder);
    this.wake();
  }

  take(holder: Holder, bytes: number): boolean {
    const hasRoom = this.total + bytes <= this.limit;
    if (hasRoom) this.add(holder, bytes);
    return hasRoom;
  }

  /**
   * Adds bytes when there is room for them, or after some time: then the client that holds most makes room.
   *
   * @throws CommandError 279 where that client was this one
   */
  async wait(holder: Holder, bytes: number): Promise<void> {
    const end = performance.now() + this.waitingTime;
    while (!this.take(holder, bytes)) {
      if (performance.now() >= end) {
        this.add(holder, bytes);
        break;
      }
      const woken = new AbortController();
      this.waiting.push(() => woken.abort());
      await sleep(end - performance.now(), undefined, { signal: woken.signal }).catch(() => undefined);
    }
    if (!this.holders.has(holder)) throw new CommandError(279, 'the client has gone');
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }
}

/** The memory one client holds while its command is worked on: the documents of the answer, and the answer made of them. */
export class Account {
  private taken = 0;

  constructor(
    private readonly holdings: Holdings,
    private readonly holder: Holder,
  ) {}

  take(bytes: number): boolean {
    const isTaken = this.holdings.take(this.holder, 2 * bytes);
    if (isTaken) this.taken += 2 * bytes;
    return isTaken;
  }

  async wait(bytes: number): Promise<void> {
    await this.holdings.wait(this.holder, 2 * bytes);
    this.taken += 2 * bytes;
  }

  release(): void {
    this.holdings.add(this.holder, -this.taken);
    this.taken = 0;
  }
}
