import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { throughRestarts } from './database-away';
import { isDuplicateKey } from './duplicate-key';

/** How often the holder shows that it lives, and others look, in milliseconds. */
const BEAT = 2_000;

/** An office that holds a lease on a shared database and is silent for so long has ended, in milliseconds. */
const SILENCE = 20_000;

/** @param isOwn whether nobody else can have reached the database since this process started it */
export const silenceOf = (isOwn: boolean): number => (isOwn ? 0 : SILENCE);

/** Another process has taken a lease over. */
export class LeaseLost extends Error {}

interface StoredLease {
  readonly _id: string;
  readonly holder: string;
  readonly beat: number;
}

export interface Lease {
  /** Shows that this process lives. @throws LeaseLost when another one has taken over */
  readonly hold: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** What is leased, and how it is waited for. */
export interface Leased {
  readonly _id: string;
  /** How long the beat of a holder has to stand still until it counts as ended, in milliseconds. */
  readonly silence: number;
  /** Called once when there is somebody to wait for. */
  readonly waiting?: () => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

/**
 * Waits until no other process works at this on this database, and keeps others waiting until it is released.
 * A holder that has ended is known by a beat that stands still: processes need not agree on the time.
 * @throws AbortError by the signal
 */
export async function takeLease(db: mongo.Db, { _id, silence, waiting, signal }: Leased): Promise<Lease> {
  const leases = db.collection<StoredLease>('leases');
  const holder = randomUUID();
  const mine: StoredLease = { _id, holder, beat: 0 };

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
    if (!last) waiting?.();
    last = there;
    await sleep(BEAT, undefined, { ...(signal && { signal }) });
  }

  const hold = async () => {
    const beat = () => leases.updateOne({ _id: mine._id, holder }, { $inc: { beat: 1 } });
    if ((await throughRestarts(beat)).matchedCount === 0)
      throw new LeaseLost('Another office has taken this over, as this one did not answer. Start it again.');
  };
  // One beat that fails is followed by others; that the lease is lost is for the work to find out.
  const beating = setInterval(() => void hold().catch(() => undefined), BEAT);
  const release = async () => {
    clearInterval(beating);
    await leases.deleteOne({ _id: mine._id, holder });
  };
  return { hold, release };
}
