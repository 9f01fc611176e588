import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { decode } from '../bson/decode';
import { asText, isDoc, type Doc } from '../bson/values';
import { describeFault } from '../storage/disk-faults';
import { openStore } from '../storage/open-store';
import type { Store } from '../storage/store';
import { Catalog, type Collection } from '../tables/catalog';
import { indexFromSpec } from '../tables/catalog-records';
import { insertRow } from '../tables/rows';
import type { Watch } from '../watch';
import { type BackupRecord, type CollectionCount, eachRecord, readRecords, recordsOf, tag } from './records';
import { moveStore, unfinished } from './unfinished';

export interface RestoreOptions extends Watch {
  /** The folder that will hold the database; it holds only backups, or does not exist yet. */
  folder: string;
  database: string;
  backups?: string;
  /** A file that is written before the database moves to its place, and stays whatever happens then. */
  mark?: { name: string; text: string };
  file: string;
  passphrase?: string | undefined;
}

/** How many bytes go into one transaction; a document counts for more than its own bytes, as it has index entries too. */
const groupSize = 4 * 1024 * 1024;
const perDocument = 2048;

/**
 * Makes a data folder from a backup, without a key for tokens: the office makes a new one. Everything is built and compared
 * before the database moves to its place.
 *
 * @throws Error when the folder is not empty, or the backup is damaged, of a newer version or of another passphrase
 */
export async function restoreBackup(options: RestoreOptions): Promise<CollectionCount[]> {
  const folder = resolve(options.folder);
  const { mark } = options;
  makeFolder(folder);
  return unfinished(folder, '.restoring', async (workFolder) => {
    expectEmpty(folder, options);
    const built = join(workFolder, options.database);
    mkdirSync(built, { recursive: true, mode: 0o700 });
    const restored = await fillAndCompare(built, options);
    // An office may have been started in the folder meanwhile.
    expectEmpty(folder, options, workFolder);
    if (mark) writeFileSync(join(folder, mark.name), mark.text, { mode: 0o600, flush: true });
    moveStore(built, join(folder, options.database));
    options.progress?.(1);
    return restored;
  });
}

/** The folder, or the nearest one above it that exists: on Windows there may be none, as a drive may not be plugged in. */
export function nearestFolder(folder: string, above = dirname): string {
  return existsSync(folder) || above(folder) === folder ? folder : nearestFolder(above(folder), above);
}

/** Makes the folder. @throws Error with a sentence where it cannot be made or written to */
function makeFolder(folder: string): void {
  try {
    // Checked first, as Node.js would report a read-only disk as a missing folder.
    accessSync(nearestFolder(folder), constants.W_OK);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(describeFault(error, folder), { cause: error });
  }
}

function expectEmpty(folder: string, { backups, mark }: RestoreOptions, workFolder?: string): void {
  const foundEntry = readdirSync(folder).find(
    (entry) => entry !== backups && entry !== mark?.name && join(folder, entry) !== workFolder,
  );
  if (foundEntry !== undefined)
    throw new Error(`${folder} is not empty (${foundEntry} is in it): move away what is there first.`);
}

async function fillAndCompare(folder: string, options: RestoreOptions): Promise<CollectionCount[]> {
  const { file, passphrase, signal } = options;
  const store = openStore(folder);
  try {
    const read = await eachRecord(readRecords(file, passphrase), options, filling(store));
    const stored = await eachRecord(recordsOf(store), { signal });
    if (JSON.stringify(stored) !== JSON.stringify(read))
      throw new Error(`${file} could not be restored: what was stored is not what the backup holds.`);
    return read;
  } finally {
    await store.close();
  }
}

function filling(store: Store): (item: BackupRecord) => void {
  const catalog = new Catalog(store);
  let collection: Collection | undefined;
  let waiting: Buffer[] = [];
  let size = 0;
  return ({ tag: kind, bytes, content }) => {
    if (kind === tag.document) {
      waiting.push(bytes);
      size += bytes.length + perDocument;
      if (size < groupSize) return;
    }
    store.transaction(() => {
      for (const document of waiting) {
        if (!collection) throw new Error('The backup holds documents of no collection.');
        insertRow(store, collection, decode(document), document);
      }
      if (kind === tag.collection) collection = collectionFrom(catalog, content);
      catalog.flush();
    });
    waiting = [];
    size = 0;
  };
}

/** Makes the collection that a record of a backup describes. Only inside a transaction. */
function collectionFrom(catalog: Catalog, description: Doc): Collection {
  const specs = description.get('indexes');
  const [db, name] = [asText(description.get('db')), asText(description.get('name'))];
  const collection = catalog.ensure(db, name);
  for (const spec of Array.isArray(specs) ? specs.filter(isDoc) : [])
    if (spec.get('name') !== '_id_') collection.indexes.push(indexFromSpec(catalog.newId(), spec));
  return collection;
}
