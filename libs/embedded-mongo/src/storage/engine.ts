import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase, type RootDatabaseOptions, type Transaction } from 'lmdb';
import { Digests } from './digests';
import { describeFault, textOf } from './disk-faults';
import { gateFile, storeFile } from './layout';
import { DamagedStoreError, type Entry, type Range, type Reads } from './store';
import { contentOf, sumLength } from './sums';

/** A copy in Node's pool; separate memory for each key and value would cost more than everything else. */
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

export type Engine = RootDatabase<Buffer, Buffer>;

/** LMDB's errors when a limit was reached: of its file, its readers or a transaction. */
const limitErrors = /MDB_(MAP_FULL|MAP_RESIZED|READERS_FULL|TXN_FULL)/;

/** Whether an error comes from damaged pages: LMDB's other errors all do, but only some of them have numbers. */
const isDamage = (error: unknown): boolean =>
  error instanceof RangeError ||
  (/MDB_|^Invalid key size/.test(textOf(error)) && !limitErrors.test(textOf(error)));

/**
 * Runs a read. A transaction in which LMDB met a damaged page answers no longer, so the next read gets a new one.
 *
 * @throws DamagedStoreError
 */
export function ask<T>(db: Engine, question: () => T): T {
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

/** @param transaction reads the state of that moment, whatever is written meanwhile */
export function readsOf(db: Engine, transaction?: Transaction): Reads {
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
        let bytesLeft = range.bytes ?? Infinity;
        const cursor = db.getRange({ ...engineRange(range), ...within })[Symbol.iterator]();
        try {
          for (let step = cursor.next(); !step.done && bytesLeft > 0; step = cursor.next()) {
            const { key, value } = step.value;
            entries.push({ key, value: contentOf(key, value) });
            bytesLeft -= value.length - sumLength;
          }
        } finally {
          // LMDB does not close it by itself where a page is damaged; its transaction would then stay for ever.
          cursor.return?.();
        }
        return entries;
      }),
    count: ({ start, end }) => ask(db, () => db.getKeysCount({ start, end, ...within })),
    digest: (table) => digests.digestOf(table),
  };
}

export function refused(): never {
  throw new Error('a snapshot cannot be changed');
}

/**
 * Opens the gate, another store that holds nothing. Whoever opens a store sets LMDB's number of the newest transaction to what
 * the file said a moment before, and a transaction that ended in that moment would be forgotten. So each store is opened, and
 * each transaction made, inside a transaction of the gate.
 */
export function openGate(folder: string): Engine {
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

/** The smallest file of LMDB: the two pages that say where all others are. */
const leastBytes = 2 * 4096;

export function openEngine(folder: string, options: RootDatabaseOptions): Engine {
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

export function figure(stats: object, name: string): number {
  const value: unknown = new Map(Object.entries(stats)).get(name);
  return typeof value === 'number' ? value : 0;
}
