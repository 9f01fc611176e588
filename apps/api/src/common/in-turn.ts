import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever waits for longer goes ahead: a call that is lost must not keep others away for ever. Milliseconds. */
const PATIENCE = 5_000;

/**
 * Work on one thing after another, in this process. It only spares work that would be done in vain: two processes, and
 * those who waited too long, work at the same time, and the database decides.
 */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>();

  /** @param name of the thing that is worked on */
  async work<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.last.get(name);
    const mine = before ? endOf(before).then(work) : work();
    this.last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(name) === mine) this.last.delete(name);
    }
  }
}

async function endOf(work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const late = sleep(PATIENCE, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  await Promise.race([work.catch(() => undefined), late]);
  end.abort();
}
