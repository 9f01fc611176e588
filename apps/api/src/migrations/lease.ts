import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import { isDuplicateKey } from '../database/duplicate-key';

/** How often the holder shows that it lives, and others look, in milliseconds. */
const BEAT = 2_000;

interface StoredLease {
  readonly _id: 'migrations';
  readonly holder: string;
  readonly beat: number;
}

export interface Lease {
  /** Shows that this process lives. @throws Error when another one has taken over */
  readonly hold: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Waits until no other process changes what is stored in this database, and keeps others waiting until it is released.
 * A holder that has ended is known by a beat that stands still: processes need not agree on the time.
 * @param silence how long it has to stand still, in milliseconds
 * @param waiting called once when there is somebody to wait for
 */
export async function takeLease(db: mongo.Db, silence: number, waiting: () => void): Promise<Lease> {
  const leases = db.collection<StoredLease>('leases');
  const holder = randomUUID();
  const mine: StoredLease = { _id: 'migrations', holder, beat: 0 };

  /** @returns who is in the way, if somebody is */
  const take = async (): Promise<StoredLease | undefined> => {
    try {
      await throughRestarts(() => leases.insertOne(mine));
      return undefined;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const there = await throughRestarts(() => leases.findOne({ _id: mine._id }));
    // A write whose answer was lost on the way finds itself there.
    return there?.holder === holder ? undefined : (there ?? take());
  };
  const takeFrom = async (silent: StoredLease): Promise<boolean> => {
    const takeOver = () => leases.replaceOne({ ...silent }, { holder, beat: 0 });
    return (await throughRestarts(takeOver)).modifiedCount === 1;
  };

  let last: StoredLease | undefined;
  let changedAt = 0;
  for (let there = await take(); there; there = await take()) {
    if (there.holder !== last?.holder || there.beat !== last.beat) changedAt = performance.now();
    if (performance.now() - changedAt >= silence && (await takeFrom(there))) break;
    if (!last) waiting();
    last = there;
    await sleep(BEAT);
  }

  const hold = async () => {
    const beat = () => leases.updateOne({ _id: mine._id, holder }, { $inc: { beat: 1 } });
    if ((await throughRestarts(beat)).matchedCount === 0)
      throw new Error('Another office has taken this over, as this one did not answer. Start it again.');
  };
  // One beat that fails is followed by others; that the lease is lost is for the work to find out.
  const beating = setInterval(() => void hold().catch(() => undefined), BEAT);
  const release = async () => {
    clearInterval(beating);
    await leases.deleteOne({ _id: mine._id, holder });
  };
  return { hold, release };
}
