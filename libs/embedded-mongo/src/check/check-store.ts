import { CommandError } from '../errors';
import { DamagedStoreError } from '../storage/store';
import { headTable, Tables } from '../storage/digests';
import { checkFormat, hasDigests } from '../storage/format';
import { wholeStore } from '../storage/keys';
import { entries } from '../storage/portions';
import type { Snapshot } from '../storage/snapshot';
import { Catalog } from '../tables/catalog';
import { Turns, type Watch } from '../watch';

export interface StoreReport {
  documents: number;
  entries: number;
  collections: { namespace: string; documents: number }[];
  /** The faults, a sentence each; none for an undamaged store. */
  problems: string[];
  /** False where the time was over before everything was read. */
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
  time?: number;
}

/**
 * Reads all of a store, every entry in its order and by its key, and compares each table with the digest that its writes have
 * left. Nothing is written. A damaged file can end the process that reads it.
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
    // First of all, and reported even if the time is over: nothing may be written on top of an older state than the last.
    report.problems = problemsOfHead(store);
    for (const { key, value } of entries(store, wholeStore, false)) {
      if (turns.isDue) {
        if (performance.now() > end) return report;
        await turns.take();
        progress?.(Math.min(0.99, tables.read / Math.max(1, store.entries)));
      }
      if (!store.has(key)) throw new DamagedStoreError(key, 'a key is not in its order');
      tables.add(key, value);
    }
    if (tables.read !== store.entries)
      throw new DamagedStoreError(undefined, `${tables.read} entries can be read of ${store.entries}`);
    const { problems, ...described } = describe(store, tables);
    return { ...described, problems: [...report.problems, ...problems], isFinished: true };
  } catch (error) {
    if (!(error instanceof DamagedStoreError) && !(error instanceof CommandError)) throw error;
    return { ...report, entries: tables.read, problems: [messageWithPlace(store, error)], isFinished: true };
  } finally {
    progress?.(1);
  }
}

/** The message of an error, with its place where the catalogue can still tell it. */
function messageWithPlace(store: Snapshot, error: DamagedStoreError | CommandError): string {
  if (!(error instanceof DamagedStoreError) || !error.key) return error.message;
  try {
    return `${new Catalog(store).describe(error.key)}: ${error.message}`;
  } catch {
    return error.message;
  }
}

function describe(store: Snapshot, tables: Tables): Omit<StoreReport, 'isFinished'> {
  const catalog = new Catalog(store);
  const allCollections = catalog.databases().flatMap((db) => catalog.collectionsIn(db));
  const indexes = allCollections.flatMap((collection) => collection.indexes);
  const collections = allCollections.map(({ id, db, name }) => ({
    namespace: `${db}.${name}`,
    documents: tables.digestOf(id).count,
  }));
  return {
    collections,
    documents: collections.reduce((sum, { documents }) => sum + documents, 0),
    entries: indexes.reduce((sum, { id }) => sum + tables.digestOf(id).count, 0),
    problems: problemsOfTables(store, catalog, tables),
  };
}

/** Faults of the whole store: LMDB may take an older state for the newest, or an empty tree for the store. */
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
    const fault = found === expected ? 'not those that were written' : `where there should be ${expected}`;
    return `${catalog.nameOf(table)}: ${found} entries, ${fault}`;
  });
}
