import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { throughRestarts } from './database-away';
import { isDuplicateKey } from './duplicate-key';

/** How often the holder shows that it lives, and others check, in milliseconds. */
const BEAT = 2_000;

/** How long the holder of a lease on a shared database may be silent until it counts as ended, in milliseconds. */
const SILENCE = 20_000;

/** The silence to wait for. @param isOwn whether nobody else can have reached the database since this process started it */
export const silenceOf = (isOwn: boolean): number => (isOwn ? 0 : SILENCE);

/** Another process has taken a lease over. */
export class LeaseLost extends Error {}

interface StoredLease {
  readonly _id: string;
  readonly holder: string;
  readonly beat: number;
}

export interface Lease {
  /** Shows that this process lives. @throws LeaseLost when another process has taken over */
  readonly hold: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** The thing that is leased, and the rules of waiting for it. */
export interface Leased {
  readonly _id: string;
  /** How long a holder's beat must stand still until the holder counts as ended, in milliseconds. */
  readonly silence: number;
  /** Called once when another holder must be waited for. */
  readonly waiting?: () => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

/**
 * Waits until no other process works at this on this database, and keeps others waiting until it is released. A holder that has
 * ended shows by a beat that stands still, so processes need not agree on the time.
 * @throws AbortError by the signal
 */
export async function takeLease(db: mongo.Db, { _id, silence, waiting, signal }: Leased): Promise<Lease> {
  const leases = db.collection<StoredLease>('leases');
  const holder = randomUUID();
  const ownLease: StoredLease = { _id, holder, beat: 0 };

  /** @returns the holder in the way, if there is one */
  const take = async (): Promise<StoredLease | undefined> => {
    try {
      await throughRestarts(() => leases.insertOne(ownLease));
      return undefined;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const stored = await throughRestarts(() => leases.findOne({ _id: ownLease._id }));
    // A write whose answer was lost finds its own document there.
    return stored?.holder === holder ? undefined : (stored ?? take());
  };
  const takeFrom = async (silent: StoredLease): Promise<boolean> => {
    const takeOver = () => leases.replaceOne({ ...silent }, { holder, beat: 0 });
    return (await throughRestarts(takeOver)).modifiedCount === 1;
  };

  let lastSeen: StoredLease | undefined;
  let changedAt = 0;
  for (let current = await take(); current; current = await take()) {
    if (current.holder !== lastSeen?.holder || current.beat !== lastSeen.beat) changedAt = performance.now();
    if (performance.now() - changedAt >= silence && (await takeFrom(current))) break;
    if (!lastSeen) waiting?.();
    lastSeen = current;
    await sleep(BEAT, undefined, { ...(signal && { signal }) });
  }

  const hold = async () => {
    const beat = () => leases.updateOne({ _id: ownLease._id, holder }, { $inc: { beat: 1 } });
    if ((await throughRestarts(beat)).matchedCount === 0)
      throw new LeaseLost('Another office has taken this over, as this one did not answer. Start it again.');
  };
  // A beat that fails is followed by others; the work itself finds out when the lease is lost.
  const beating = setInterval(() => void hold().catch(() => undefined), BEAT);
  const release = async () => {
    clearInterval(beating);
    await leases.deleteOne({ _id: ownLease._id, holder });
  };
  return { hold, release };
}
