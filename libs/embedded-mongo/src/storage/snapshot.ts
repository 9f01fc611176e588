import { ask, figure, openEngine, openGate, readsOf, refused } from './engine';
import { lastTransactionOf } from './last-transaction';
import type { Store } from './store';

export interface Snapshot extends Store {
  /** Whether a search by this key finds it, which must agree with reading all keys in their order. */
  has(key: Buffer): boolean;
  newest: number;
  /** The number that was stored beside the store a moment before; 0 where there is none. */
  last: number;
  entries: number;
}

/**
 * Opens the store of a folder as it is at this moment; the process that owns it continues to write. While it is open, the owner's
 * file grows instead of reusing freed pages. A damaged file can end the process that reads it.
 *
 * @throws DamagedStoreError when the folder holds something else, and from reading
 */
export async function openSnapshot(folder: string): Promise<Snapshot> {
  const gate = openGate(folder);
  const last = lastTransactionOf(folder);
  try {
    return gate.transactionSync(() => {
      const db = openEngine(folder, { readOnly: true });
      // While this reads, LMDB overwrites no page of this state or of a later one.
      const readTransaction = db.useReadTransaction();
      const stats = db.getStats();
      return {
        ...readsOf(db, readTransaction),
        has: (key: Buffer) => ask(db, () => db.get(key, { transaction: readTransaction })) !== undefined,
        newest: figure(stats, 'lastTxnId'),
        last,
        entries: figure(stats, 'entryCount'),
        ...{ adding: refused, seed: refused, put: refused, remove: refused, transaction: refused },
        close: () => {
          readTransaction.done();
          return db.close();
        },
      };
    });
  } finally {
    await gate.close();
  }
}
