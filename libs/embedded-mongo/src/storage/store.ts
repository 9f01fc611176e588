import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'lmdb';

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
}

/**
 * All the server asks of a storage engine: ordered bytes to bytes, and transactions that are on disk when they
 * return. Another engine replaces this file alone.
 */
export interface Store {
  get(key: Buffer): Buffer | undefined;
  range(range: Range): Iterable<Entry>;
  /** How many entries a range holds, without reading them. */
  count(range: Pick<Range, 'start' | 'end'>): number;
  /** Only inside a transaction. */
  put(key: Buffer, value: Buffer): void;
  /** Only inside a transaction. */
  remove(key: Buffer): void;
  /**
   * Runs `change` in a transaction, excluding all other writers, also those of other processes. When this returns,
   * everything is on disk; when `change` or the disk fails, it throws and nothing has happened.
   */
  transaction<T>(change: () => T): T;
  close(): Promise<void>;
}

export const storeFile = 'store.mdb';

/** The longest key that the store takes. */
export const maxKeyLength = 1978;

function engineRange({ start, end, reverse, limit }: Range) {
  const stretch = reverse
    ? { start: end, exclusiveStart: true, end: start, inclusiveEnd: true, reverse }
    : { start, end };
  return { ...stretch, ...(limit && { limit }) };
}

/**
 * Opens, or makes, the store in a folder.
 *
 * @throws Error when the folder cannot be written or holds something else
 */
export function openStore(folder: string): Store {
  const db = open<Buffer, Buffer>(`${folder}/${storeFile}`, {
    noSubdir: true,
    encoding: 'binary',
    keyEncoding: 'binary',
    // The default answers before the bytes are flushed; an acknowledged write must be on disk.
    overlappingSync: false,
    noMemInit: false,
  });
  syncFolder(folder);
  return {
    get: (key) => db.get(key),
    range: (range) => db.getRange(engineRange(range)),
    count: ({ start, end }) => db.getKeysCount({ start, end }),
    put: (key, value) => db.putSync(key, value),
    remove: (key) => void db.removeSync(key),
    transaction: (change) => db.transactionSync(change),
    close: () => db.close(),
  };
}

/**
 * Opens the store of a folder as it is at this moment, for reading alone; the process that owns it goes on writing.
 * While it is open, the owner's file grows instead of reusing what is freed.
 *
 * @throws Error when the folder holds no store
 */
export function openSnapshot(folder: string): Store {
  const db = open<Buffer, Buffer>(`${folder}/${storeFile}`, {
    noSubdir: true,
    encoding: 'binary',
    keyEncoding: 'binary',
    readOnly: true,
  });
  const transaction = db.useReadTransaction();
  const readOnly = () => {
    throw new Error('a snapshot cannot be changed');
  };
  return {
    get: (key) => db.get(key, { transaction }),
    range: (range) => db.getRange({ ...engineRange(range), transaction }),
    count: ({ start, end }) => db.getKeysCount({ start, end, transaction }),
    put: readOnly,
    remove: readOnly,
    transaction: readOnly,
    close: () => {
      transaction.done();
      return db.close();
    },
  };
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
