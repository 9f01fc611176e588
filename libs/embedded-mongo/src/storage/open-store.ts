import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Digests } from './digests';
import { codeOf, textOf } from './disk-faults';
import { ask, type Engine, figure, openEngine, openGate, readsOf } from './engine';
import { FreeSpace, freeBytesAt } from './free-space';
import { LastTransaction } from './last-transaction';
import { gateFile, lastTransactionFile, storeFile } from './layout';
import { RestartNeededError, type Store, type StoreStoppedError } from './store';
import { sumAt, withSum } from './sums';
import { syncFolder } from './sync-folder';

/**
 * Opens, or makes, the store in a folder. Nothing but LMDB writes or sizes its file.
 *
 * @param freeBytes how much of the disk is free
 * @throws DamagedStoreError when the file is something else, or was cut short
 * @throws Error when the folder cannot be written
 */
export function openStore(folder: string, freeBytes?: () => number): Store {
  const path = join(folder, storeFile);
  const gate = openGate(folder);
  // LMDB's default answers before the bytes are flushed; an acknowledged write must be on disk.
  const db = gate.transactionSync(() => openEngine(folder, { overlappingSync: false, noMemInit: false }));
  const lastTransaction = new LastTransaction(folder);
  hideFiles(folder);
  syncFolder(folder);
  const space = new FreeSpace(freeBytes ?? (() => freeBytesAt(path)), () => statSync(path).size);
  const reads = readsOf(db);
  const digests = new Digests({
    get: reads.get,
    put: (key, content) => ask(db, () => db.putSync(key, withSum(key, content))),
    remove: (key) => ask(db, () => db.removeSync(key)),
  });
  const sumBefore = (key: Buffer) => {
    const stored = ask(db, () => db.getBinaryFast(key));
    return stored && sumAt(stored);
  };
  return {
    ...reads,
    adding: () => space.add(),
    seed: (table, digest) => digests.seed(table, digest),
    put: (key, content) => {
      const before = sumBefore(key);
      const stored = withSum(key, content);
      const after = sumAt(stored);
      space.change(stored.length);
      ask(db, () => db.putSync(key, stored));
      digests.change(key, before, after);
    },
    remove: (key) => {
      const before = sumBefore(key);
      space.change(0);
      ask(db, () => db.removeSync(key));
      digests.change(key, before, undefined);
    },
    transaction: durably(db, gate, space, digests, lastTransaction),
    close: async () => {
      await db.close();
      await gate.close();
      lastTransaction.close();
    },
  };
}

/** Protects the files of LMDB, which it makes readable for everybody on the machine: they hold data about families. */
function hideFiles(folder: string): void {
  for (const file of [storeFile, `${storeFile}-lock`, gateFile, `${gateFile}-lock`, lastTransactionFile])
    if ((statSync(join(folder, file)).mode & 0o077) !== 0) chmodSync(join(folder, file), 0o600);
}

const diskFailed = (reason: string) =>
  new RestartNeededError(
    `the disk failed while the store was written (${reason}). The database is started again; whether this was stored shows then`,
  );

const olderState = () =>
  new RestartNeededError(
    'LMDB takes an older state for the newest. Nothing was stored: the database is started again',
  );

const givenUp = (reason: string) =>
  new RestartNeededError(
    `LMDB gave the transaction up (${reason.trim()}). Nothing was stored, nothing is lost: the database is started again`,
  );

/** LMDB's number for a transaction that it gave up. */
const transactionGivenUp = -30782;

/**
 * Runs a transaction. LMDB writes pages that nothing refers to yet, flushes them, and then writes and flushes one page that
 * refers to them. If the first part fails, nothing has changed, and the next transaction writes and flushes all its pages again:
 * one failed flush does no harm to a later one. If that last page fails, LMDB begins no transaction any more.
 */
function durably(
  db: Engine,
  gate: Engine,
  space: FreeSpace,
  digests: Digests,
  lastTransaction: LastTransaction,
): Store['transaction'] {
  let stopped: StoreStoppedError | undefined;
  let newest = figure(db.getStats(), 'lastTxnId');
  let transactionId = 0;
  const begin = () => {
    transactionId = db.getWriteTxnId();
    if (transactionId <= newest) throw olderState();
    digests.begin();
    space.begin();
  };
  return (change) => {
    if (stopped) throw stopped;
    // A backup that was killed leaves its mark in the lock file, and as long as it stands, no freed page is used again.
    db.readerCheck();
    try {
      const { result, isChanged } = gate.transactionSync(() =>
        db.transactionSync(() => {
          begin();
          return { result: change(), isChanged: digests.end(transactionId) };
        }),
      );
      // A transaction that changes nothing leaves its number to the next.
      if (isChanged) lastTransaction.write((newest = transactionId));
      return result;
    } catch (error) {
      if (error instanceof RestartNeededError) throw (stopped = error);
      if (codeOf(error) === transactionGivenUp) throw (stopped = givenUp(textOf(error)));
      try {
        db.transactionSync(() => undefined);
      } catch {
        stopped = diskFailed(textOf(error));
      }
      throw stopped ?? error;
    }
  };
}
