import { chmodSync, closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase, type RootDatabaseOptions, type Transaction } from 'lmdb';
import { DamagedStoreError } from './damage';
import { type Digest, Digests, type StoredDigest } from './digests';
import { describeFault } from './disk-faults';
import { FreeSpace, freeBytesAt } from './free-space';
import { LastTransaction, lastTransactionOf } from './last-transaction';
import { gateFile, lastTransactionFile, storeFile } from './layout';
import { contentOf, sumAt, sumLength, withSum } from './sums';

export interface Entry {
  key: Buffer;
  value: Buffer;
}

export interface Range {
  /** First key, inclusive. */
  start: Buffer;
  /** End, exclusive. */
  end: Buffer;
  reverse?: boolean;
  limit?: number;
  /** It ends with the entry whose value makes it this many bytes. */
  bytes?: number;
}

/** Whether the time of a change is over; what is left of it goes on in a later transaction. */
export type IsOver = () => boolean;

/**
 * All the server asks of a storage engine: ordered bytes to bytes, and transactions that are on disk when they
 * return. Another engine replaces this file alone. Everything throws DamagedStoreError where it meets what was not written.
 */
export interface Store {
  get(key: Buffer): Buffer | undefined;
  range(range: Range): Entry[];
  /** How many entries a range holds, without reading them. */
  count(range: Pick<Range, 'start' | 'end'>): number;
  /** What a collection or an index should hold. */
  digest(table: number): StoredDigest;
  /** Says what a table holds that was written before there were digests. Only inside a transaction. */
  seed(table: number, digest: Digest): void;
  /**
   * Says that the transaction adds something new, which needs more free space on the disk than changing and removing,
   * so that a full disk can be cleared. Only inside a transaction, before the first `put` of what is new.
   *
   * @throws DiskFullError
   */
  adding(): void;
  /** Only inside a transaction. @throws DiskFullError */
  put(key: Buffer, value: Buffer): void;
  /** Only inside a transaction. @throws DiskFullError */
  remove(key: Buffer): void;
  /**
   * Runs `change` in a transaction, excluding all other writers, also those of other processes. When this returns,
   * everything is on disk; when `change` or the disk fails, it throws and nothing has happened.
   *
   * @throws DiskFullError when the disk has no room for it
   * @throws StoreStoppedError when the disk failed at the one point where nobody can tell what it holds, or another
   *   process has taken the store over
   */
  transaction<T>(change: () => T): T;
  close(): Promise<void>;
}

/** A copy out of Node's pool; memory of its own for each key and value costs more than all else about it. */
function copyOf(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length);
  copy.set(bytes.subarray(0, bytes.length));
  return copy;
}

const layout = {
  noSubdir: true,
  encoding: 'binary',
  encoder: { encode: (bytes: Buffer) => bytes, decode: copyOf },
  keyEncoder: {
    writeKey: (key: Buffer, target: Buffer, at: number) => {
      target.set(key, at);
      return at + key.length;
    },
    readKey: (bytes: Buffer, start: number, end: number) => copyOf(bytes.subarray(start, end)),
  },
} as const;

type Engine = RootDatabase<Buffer, Buffer>;

/** This process can use the store no more; what it holds is whole. */
export class StoreStoppedError extends Error {
  override name = 'StoreStoppedError';
}

/** Another process can go on with the store, as soon as this one has ended. */
export class RestartNeededError extends StoreStoppedError {
  override name = 'RestartNeededError';
}

/** What an error says. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What LMDB says of limits that were met: of its file, its readers and a transaction. */
const limits = /MDB_(MAP_FULL|MAP_RESIZED|READERS_FULL|TXN_FULL)/;

/** Whatever else LMDB says comes of its pages; it gives its errors numbers in some places only. */
const isDamage = (error: unknown): boolean =>
  error instanceof RangeError ||
  (/MDB_|^Invalid key size/.test(textOf(error)) && !limits.test(textOf(error)));

/**
 * Asks LMDB. A transaction in which it met a damaged page answers nothing any more: the next read has a new one.
 *
 * @throws DamagedStoreError
 */
function ask<T>(db: Engine, question: () => T): T {
  try {
    return question();
  } catch (error) {
    if (!isDamage(error)) throw error;
    db.resetReadTxn();
    throw new DamagedStoreError(undefined, `LMDB cannot follow its pages (${textOf(error).trim()})`);
  }
}

function engineRange({ start, end, reverse, limit }: Range) {
  const stretch = reverse
    ? { start: end, exclusiveStart: true, end: start, inclusiveEnd: true, reverse }
    : { start, end };
  return { ...stretch, ...(limit && { limit }) };
}

type Reads = Pick<Store, 'get' | 'range' | 'count' | 'digest'>;

/** @param transaction what is read is that of this moment, whatever is written meanwhile */
function readsOf(db: Engine, transaction?: Transaction): Reads {
  const within = transaction && { transaction };
  const get = (key: Buffer) => {
    const stored = ask(db, () => db.get(key, within));
    return stored && contentOf(key, stored);
  };
  const digests = new Digests({ get, put: refused, remove: refused });
  return {
    get,
    range: (range) =>
      ask(db, () => {
        const entries: Entry[] = [];
        let left = range.bytes ?? Infinity;
        const cursor = db.getRange({ ...engineRange(range), ...within })[Symbol.iterator]();
        try {
          for (let step = cursor.next(); !step.done && left > 0; step = cursor.next()) {
            const { key, value } = step.value;
            entries.push({ key, value: contentOf(key, value) });
            left -= value.length - sumLength;
          }
        } finally {
          // Not done by itself where a page is damaged; its transaction would then stay for ever.
          cursor.return?.();
        }
        return entries;
      }),
    count: ({ start, end }) => ask(db, () => db.getKeysCount({ start, end, ...within })),
    digest: (table) => digests.of(table),
  };
}

function refused(): never {
  throw new Error('a snapshot cannot be changed');
}

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
  // The default answers before the bytes are flushed; an acknowledged write must be on disk.
  const db = gate.transactionSync(() => openEngine(folder, { overlappingSync: false, noMemInit: false }));
  const last = new LastTransaction(folder);
  hideFiles(folder);
  syncFolder(folder);
  const space = new FreeSpace(freeBytes ?? (() => freeBytesAt(path)), () => statSync(path).size);
  const reads = readsOf(db);
  const digests = new Digests({
    get: reads.get,
    put: (key, content) => {
      ask(db, () => db.putSync(key, withSum(key, content)));
    },
    remove: (key) => {
      ask(db, () => db.removeSync(key));
    },
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
    transaction: durably(db, gate, space, digests, last),
    close: async () => {
      await db.close();
      await gate.close();
      last.close();
    },
  };
}

/** LMDB makes its files readable for everybody on the machine: they hold what the school knows about families. */
function hideFiles(folder: string): void {
  for (const file of [storeFile, `${storeFile}-lock`, gateFile, `${gateFile}-lock`, lastTransactionFile])
    if ((statSync(join(folder, file)).mode & 0o077) !== 0) chmodSync(join(folder, file), 0o600);
}

/**
 * Whoever opens a store sets LMDB's number of the newest transaction to what the file said a moment before; a transaction
 * that ended in that moment would be forgotten. So a store is opened, and each transaction made, in a transaction of this
 * other store, which holds nothing.
 */
function openGate(folder: string): Engine {
  const path = join(folder, gateFile);
  const make = () => open<Buffer, Buffer>(path, { ...layout, overlappingSync: false });
  try {
    return make();
  } catch (error) {
    if (!isDamage(error)) throw new Error(describeFault(error, folder), { cause: error });
    for (const file of [path, `${path}-lock`]) rmSync(file, { force: true });
    return make();
  }
}

/** What LMDB takes at least: the two pages that say where all others are. */
const leastBytes = 2 * 4096;

function openEngine(folder: string, options: RootDatabaseOptions): Engine {
  const path = join(folder, storeFile);
  const size = existsSync(path) ? statSync(path).size : 0;
  if (size > 0 && size < leastBytes)
    throw new DamagedStoreError(undefined, `${path} was cut short: it has ${size} bytes`);
  try {
    return open<Buffer, Buffer>(path, { ...layout, ...options });
  } catch (error) {
    if (isDamage(error))
      throw new DamagedStoreError(
        undefined,
        `${path} is not a database of this program, or its beginning is destroyed (${textOf(error).trim()})`,
      );
    throw new Error(
      `${describeFault(error, folder)} A process that has the number ${process.pid} too, as in another container, may have the store open; stop that or choose another folder.`,
      { cause: error },
    );
  }
}

/**
 * LMDB writes pages that nothing refers to yet, flushes them, and then writes and flushes one page that refers to
 * them. When the first part fails, nothing has changed, and the next transaction writes and flushes all its pages
 * anew: one failed flush does not taint a later one. When that last page fails, LMDB begins no transaction any more.
 */
function durably(
  db: Engine,
  gate: Engine,
  space: FreeSpace,
  digests: Digests,
  last: LastTransaction,
): Store['transaction'] {
  let stopped: StoreStoppedError | undefined;
  let newest = figure(db.getStats(), 'lastTxnId');
  let running = 0;
  const begin = () => {
    running = db.getWriteTxnId();
    if (running <= newest) throw olderState();
    digests.begin();
    space.begin();
  };
  return (change) => {
    if (stopped) throw stopped;
    // A backup that was killed leaves its mark in the lock file: while it stands, no freed page is used again.
    db.readerCheck();
    try {
      const { made, isChanged } = gate.transactionSync(() =>
        db.transactionSync(() => {
          begin();
          return { made: change(), isChanged: digests.end(running) };
        }),
      );
      // One that changes nothing gives its number to the next.
      if (isChanged) last.write((newest = running));
      return made;
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

/** A store at one moment, for reading alone. */
export interface Snapshot extends Store {
  /** Whether a search by this key finds it, as well as reading all keys in their order. */
  has(key: Buffer): boolean;
  /** LMDB's number of the newest transaction. */
  newest: number;
  /** The number that was written beside the store a moment before; 0 where there is none. */
  last: number;
  /** How many entries LMDB says that there are. */
  entries: number;
}

/** A number that the engine gives without a type. */
function figure(stats: object, name: string): number {
  const value: unknown = new Map(Object.entries(stats)).get(name);
  return typeof value === 'number' ? value : 0;
}

/**
 * Opens the store of a folder as it is at this moment; the process that owns it goes on writing. While it is open, the
 * owner's file grows instead of reusing what is freed. A damaged file can end the process that reads it.
 *
 * @throws DamagedStoreError when the folder holds something else, and from reading
 */
export async function openSnapshot(folder: string): Promise<Snapshot> {
  const gate = openGate(folder);
  const last = lastTransactionOf(folder);
  try {
    return gate.transactionSync(() => {
      const db = openEngine(folder, { readOnly: true });
      // While this reads, LMDB writes over no page of this state nor of a later one.
      const hold = db.useReadTransaction();
      const stats = db.getStats();
      return {
        ...readsOf(db, hold),
        has: (key: Buffer) => ask(db, () => db.get(key, { transaction: hold })) !== undefined,
        newest: figure(stats, 'lastTxnId'),
        last,
        entries: figure(stats, 'entryCount'),
        ...{ adding: refused, seed: refused, put: refused, remove: refused, transaction: refused },
        close: () => {
          hold.done();
          return db.close();
        },
      };
    });
  } finally {
    await gate.close();
  }
}

/** A new file's name is only safe once its folder is flushed too. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder, and writes the name by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
