import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase, type RootDatabaseOptions } from 'lmdb';
import { checkFile } from './file-check';
import { FreeSpace, freeBytesAt, type TreeSize } from './free-space';
import { PageFile } from './page-file';
import { pageReads } from './page-reads';
import { mayLackSums, summed } from './sums';

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
  /**
   * Reads the entries before and behind the range too, and compares their sums: a damaged key may lie anywhere in the order,
   * where it would pass for the end of the range, or lead the search for its first entry past some of them.
   */
  findsDamagedEnds?: boolean;
}

/** Whether the time of a change is over; what is left of it goes on in a later transaction. */
export type IsOver = () => boolean;

/**
 * All the server asks of a storage engine: ordered bytes to bytes, and transactions that are on disk when they
 * return. Another engine replaces this file alone. Reading throws DamagedStoreError where a value's sum is wrong.
 */
export interface Store {
  get(key: Buffer): Buffer | undefined;
  /** Entries stay as they are when the store changes. */
  range(range: Range): Iterable<Entry>;
  /** How many entries a range holds, without reading them. */
  count(range: Pick<Range, 'start' | 'end'>): number;
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

export const storeFile = 'store.mdb';

const layout = { noSubdir: true, encoding: 'binary', keyEncoding: 'binary' } as const;

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

const newestForgotten = () =>
  new RestartNeededError(
    'another program that opened the store made LMDB take an older state for the newest. Nothing was stored, nothing is lost: the database is started again',
  );

/** LMDB's number for a transaction that it gave up. */
const transactionGivenUp = -30782;

/**
 * LMDB may find what it holds in memory of its free pages wrong while it ends a transaction; it then stores nothing. A new
 * process reads them from the file, which is whole.
 */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === transactionGivenUp;

const givenUp = (reason: string) =>
  new RestartNeededError(
    `LMDB gave the transaction up (${reason.trim()}). Nothing was stored, nothing is lost: the database is started again`,
  );

function engineRange({ start, end, reverse, limit }: Range) {
  const stretch = reverse
    ? { start: end, exclusiveStart: true, end: start, inclusiveEnd: true, reverse }
    : { start, end };
  return { ...stretch, ...(limit && { limit }) };
}

/**
 * Opens, or makes, the store in a folder. Nothing but LMDB writes or sizes its file.
 *
 * @param freeBytes how much of the disk is free
 * @throws DamagedStoreError when the file is something else, or was cut short
 * @throws Error when the folder cannot be written
 */
export function openStore(folder: string, freeBytes?: () => number): Store {
  // The default answers before the bytes are flushed; an acknowledged write must be on disk.
  const options = { ...layout, overlappingSync: false, noMemInit: false };
  const path = join(folder, storeFile);
  checkFile(path);
  const db = openEngine(folder, options);
  syncFolder(folder);
  const space = new FreeSpace(freeBytes ?? (() => freeBytesAt(path)), () => treeSizeOf(db));
  const newest = new NewestTransaction(db, newestIn(path));
  return summed({
    get: (key) => db.get(key),
    range: (range) => db.getRange(engineRange(range)),
    count: ({ start, end }) => db.getKeysCount({ start, end }),
    adding: () => space.add(),
    put: (key, value) => {
      space.put(value.length);
      db.putSync(key, value);
      newest.noteChange();
    },
    remove: (key) => {
      space.remove();
      db.removeSync(key);
    },
    transaction: durably(db, space, newest),
    close: () => db.close(),
  });
}

function newestIn(path: string): number {
  const file = new PageFile(path);
  try {
    return file.newest.transaction;
  } finally {
    file.close();
  }
}

/**
 * Sees to it that each transaction is made on top of the last. Whoever opens a store, even a backup that only reads, sets
 * LMDB's number of the newest transaction to what the file said a moment before; where another transaction ended in that
 * moment, the next would be made on top of an older state and take its place. A new process reads the file anew.
 */
class NewestTransaction {
  private running = 0;
  private isChanging = false;

  constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    private newest: number,
  ) {}

  /** Inside a transaction, first. @throws RestartNeededError */
  begin(): void {
    this.running = this.db.getWriteTxnId();
    this.isChanging = false;
    if (this.running <= this.newest) throw newestForgotten();
  }

  /** The running transaction changes something: one that changes nothing gives its number to the next. */
  noteChange(): void {
    this.isChanging = true;
  }

  /** The transaction is on disk. */
  end(): void {
    if (this.isChanging) this.newest = this.running;
  }
}

/**
 * LMDB tells the readers of a store from each other by the numbers of their processes, which are given once in each
 * container; so of two of the same number the later one gets no place among them.
 */
function openEngine(folder: string, options: RootDatabaseOptions): RootDatabase<Buffer, Buffer> {
  try {
    return open<Buffer, Buffer>(join(folder, storeFile), options);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be opened (${textOf(error)}). A process that has the number ${process.pid} too, as in another container, may have it open; stop that or choose another folder.`,
      { cause: error },
    );
  }
}

function treeSizeOf(db: RootDatabase<Buffer, Buffer>): TreeSize {
  // The engine gives them without a type.
  const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } = db.getStats() as Record<
    'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages',
    number
  >;
  return {
    pageSize,
    branches: treeBranchPageCount,
    leaves: treeLeafPageCount,
    valuePages: overflowPages,
  };
}

/**
 * LMDB writes pages that nothing refers to yet, flushes them, and then writes and flushes one page that refers to
 * them. When the first part fails, nothing has changed, and the next transaction writes and flushes all its pages
 * anew: one failed flush does not taint a later one. When that last page fails, LMDB begins no transaction any more.
 */
function durably(
  db: RootDatabase<Buffer, Buffer>,
  space: FreeSpace,
  newest: NewestTransaction,
): Store['transaction'] {
  let stopped: StoreStoppedError | undefined;
  return (change) => {
    if (stopped) throw stopped;
    // A backup that was killed leaves its mark in the lock file: while it stands, no freed page is used again.
    db.readerCheck();
    try {
      const result = db.transactionSync(() => {
        newest.begin();
        space.begin();
        const made = change();
        space.end();
        return made;
      });
      newest.end();
      return result;
    } catch (error) {
      if (error instanceof RestartNeededError) throw (stopped = error);
      if (isGivenUp(error)) throw (stopped = givenUp(textOf(error)));
      try {
        db.transactionSync(() => undefined);
      } catch {
        stopped = diskFailed(textOf(error));
      }
      throw stopped ?? error;
    }
  };
}

/** A store at one moment, with the pages that it is read from. */
export interface Snapshot extends Store {
  file: PageFile;
  /** Whether values may have no checksum yet. */
  mayLackSums: boolean;
}

/**
 * Opens the store of a folder as it is at this moment, for reading alone; the process that owns it goes on writing.
 * While it is open, the owner's file grows instead of reusing what is freed. It is read without LMDB, which a damaged
 * file could take down together with the process.
 *
 * @throws DamagedStoreError when the folder holds something else, and from reading
 */
export function openSnapshot(folder: string): Snapshot {
  const path = `${folder}/${storeFile}`;
  // Before LMDB looks at it.
  new PageFile(path).close();
  const db = openEngine(folder, { ...layout, readOnly: true });
  // While this reads, LMDB writes over no page of this state nor of a later one.
  const hold = db.useReadTransaction();
  const file = new PageFile(path);
  const readOnly = () => {
    throw new Error('a snapshot cannot be changed');
  };
  const close = () => {
    file.close();
    hold.done();
    return db.close();
  };
  try {
    const engine = {
      ...pageReads(file, file.newest),
      adding: readOnly,
      put: readOnly,
      remove: readOnly,
      transaction: readOnly,
    };
    return { ...summed({ ...engine, close }), file, mayLackSums: mayLackSums(engine) };
  } catch (error) {
    void close();
    throw error;
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
