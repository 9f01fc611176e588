import { CommandError } from '../errors';
import { DamagedStoreError } from '../storage/damage';
import { changedBy, type Digest, headTable, noEntries, readDigest } from '../storage/digests';
import { checkFormat, hasDigests } from '../storage/format';
import { placeOf, tableOf, wholeStore } from '../storage/keys';
import type { Snapshot } from '../storage/snapshot';
import type { Entry } from '../storage/store';
import { sumOf } from '../storage/sums';
import { Catalog } from '../tables/catalog';
import { Turns, type Watch } from '../watch';

export interface StoreReport {
  documents: number;
  entries: number;
  collections: { namespace: string; documents: number }[];
  /** What is wrong, a sentence each; none for a whole store. */
  problems: string[];
  /** Off where the time was over before everything was read. */
  isFinished: boolean;
}

export const emptyReport: StoreReport = {
  documents: 0,
  entries: 0,
  collections: [],
  problems: [],
  isFinished: true,
};

export interface CheckOptions extends Watch {
  /** Ends it after so many milliseconds. */
  time?: number;
}

/** So many entries are read at once, or so many bytes. */
const portion = { limit: 2000, bytes: 1024 * 1024 };

/**
 * Reads all of a store, every entry in its order and by its key, and compares each table with the digest that its writes
 * have left. Nothing is written. A damaged file can end the process that reads it.
 *
 * @throws Error for a store of another version
 */
export async function checkStore(store: Snapshot, options: CheckOptions = {}): Promise<StoreReport> {
  const { signal, progress, time = Infinity } = options;
  const tables = new Tables();
  const turns = new Turns(signal);
  const end = performance.now() + time;
  const report: StoreReport = { ...emptyReport, isFinished: false };
  try {
    checkFormat(store);
    // Before all else, and said also where the time is over: nothing may be written upon a state before the last.
    report.problems = problemsOfHead(store);
    let start = wholeStore.start;
    for (let read: Entry[] | undefined; read?.length !== 0;) {
      if (turns.isDue) {
        if (performance.now() > end) return report;
        await turns.take();
        progress?.(Math.min(0.99, tables.read / Math.max(1, store.entries)));
      }
      read = store.range({ ...wholeStore, start, ...portion });
      for (const { key, value } of read) {
        if (key.compare(start) < 0 || !store.has(key))
          throw new DamagedStoreError(key, 'a key is not in its order');
        tables.add(key, value);
        start = Buffer.concat([key, Buffer.of(0)]);
      }
    }
    if (tables.read !== store.entries)
      throw new DamagedStoreError(undefined, `${tables.read} entries can be read of ${store.entries}`);
    const { problems, ...described } = describe(store, tables);
    return { ...described, problems: [...report.problems, ...problems], isFinished: true };
  } catch (error) {
    if (!(error instanceof DamagedStoreError) && !(error instanceof CommandError)) throw error;
    return { ...report, entries: tables.read, problems: [placed(store, error)], isFinished: true };
  } finally {
    progress?.(1);
  }
}

/** What an error says, with its place where the catalogue can still tell it. */
function placed(store: Snapshot, error: DamagedStoreError | CommandError): string {
  if (!(error instanceof DamagedStoreError) || !error.key) return error.message;
  try {
    return `${new Catalog(store).describe(error.key)}: ${error.message}`;
  } catch {
    return error.message;
  }
}

/** What was read, table by table. */
class Tables {
  read = 0;
  private readonly found = new Map<number, Digest>();
  private readonly expected = new Map<number, Digest>();

  add(key: Buffer, value: Buffer): void {
    this.read += 1;
    const place = placeOf(key);
    if (!place) throw new DamagedStoreError(key, 'there is an entry that belongs to nothing');
    if (place.kind === 'digest') {
      this.expected.set(place.table, readDigest(value));
      return;
    }
    const table = tableOf(key);
    this.found.set(table, changedBy(this.of(table), 1, sumOf(key, value)));
  }

  of(table: number): Digest {
    return this.found.get(table) ?? noEntries;
  }

  /** The tables that do not hold what was written, and how many entries they have and should have. */
  differences(): { table: number; found: number; expected: number }[] {
    return [...new Set([...this.found.keys(), ...this.expected.keys()])].flatMap((table) => {
      const [found, expected] = [this.of(table), this.expected.get(table) ?? noEntries];
      const isSame = found.count === expected.count && found.sum === expected.sum;
      return isSame ? [] : [{ table, found: found.count, expected: expected.count }];
    });
  }
}

/** @throws DamagedStoreError where the catalogue cannot be read */
function describe(store: Snapshot, tables: Tables): Omit<StoreReport, 'isFinished'> {
  const catalog = new Catalog(store);
  const all = catalog.databases().flatMap((db) => catalog.of(db));
  const indexes = all.flatMap((collection) => collection.indexes);
  const collections = all.map(({ id, db, name }) => ({
    namespace: `${db}.${name}`,
    documents: tables.of(id).count,
  }));
  return {
    collections,
    documents: collections.reduce((sum, { documents }) => sum + documents, 0),
    entries: indexes.reduce((sum, { id }) => sum + tables.of(id).count, 0),
    problems: problemsOfTables(store, catalog, tables),
  };
}

/** LMDB may take an older state for the newest, or an empty tree for the store. */
function problemsOfHead(store: Snapshot): string[] {
  if (store.newest < store.last)
    return [`the last transaction was ${store.last}, the newest that is there is ${store.newest}`];
  if (store.newest === 0 || !hasDigests(store)) return [];
  const { transaction } = store.digest(headTable);
  return transaction === store.newest
    ? []
    : [`the newest transaction is ${store.newest}, what is stored is that of ${transaction}`];
}

function problemsOfTables(store: Snapshot, catalog: Catalog, tables: Tables): string[] {
  if (!hasDigests(store)) return [];
  return tables.differences().map(({ table, found, expected }) => {
    const what = found === expected ? 'not those that were written' : `where there should be ${expected}`;
    return `${catalog.nameOf(table)}: ${found} entries, ${what}`;
  });
}
