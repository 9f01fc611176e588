import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { decode } from '../bson/decode';
import { asText, emptyDoc, isDoc, type Doc } from '../bson/values';
import { everything, findRows } from '../query/find-rows';
import { Catalog, type Collection, indexFromSpec } from '../storage/catalog';
import { isAlive } from '../storage/ownership';
import { insertRow } from '../storage/rows';
import { openStore, type Store, storeFile, syncFolder } from '../storage/store';
import { sha256 } from './backup-file';
import { sweepLeftovers, unfinished, workerOn } from './leftovers';
import { type CollectionCount, indexSpecs, readBackup } from './read-backup';
import { inTurns, type Watch } from './turns';

export interface RestoreOptions extends Watch {
  /** A backup. */
  file: string;
  /** The folder that is to hold the database and the backup's files; empty, or not there yet. */
  folder: string;
  /** The name of the database's own folder in it. */
  database: string;
}

const workName = '.restoring';

/** So much goes into one transaction. */
const groupBytes = 4 * 1024 * 1024;
const groupSize = 2000;

/**
 * Makes a data folder from a backup. All is built and compared beside its place first, and the database moves there
 * last and in one step: until then the folder holds no database.
 *
 * @returns what was restored
 * @throws Error when the folder is not empty, or the backup is damaged or of a newer version
 */
export async function restoreBackup(options: RestoreOptions): Promise<CollectionCount[]> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseUsed(folder, options.database);
  sweepLeftovers(folder, workName);
  const work = join(folder, unfinished(workName));
  const store = join(work, options.database);
  try {
    mkdirSync(store, { recursive: true, mode: 0o700 });
    const files: string[] = [];
    const restored = await fillStore(options, store, (name, bytes) => {
      if (!/^[a-z][a-z0-9-]*$/.test(name) || name === options.database)
        throw new Error(
          `${options.file} holds a file of the name ${name}, which is not one of the database's.`,
        );
      // The one stays, so that a restore that is killed after it moved the other can be told from an office at work.
      writeSafely(join(work, name), bytes);
      writeSafely(join(work, moving(name)), bytes);
      files.push(name);
    });
    rmSync(join(store, `${storeFile}-lock`), { force: true });
    syncFolder(store);
    for (const name of files) renameSync(join(work, moving(name)), join(folder, name));
    syncFolder(folder);
    renameSync(store, join(folder, options.database));
    syncFolder(folder);
    options.progress?.(1);
    return restored;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const moving = (name: string): string => `${name}.moving`;

/** What a restore that was killed left does not count. */
function refuseUsed(folder: string, database: string): void {
  const entries = readdirSync(folder);
  const works = entries.filter((entry) => workerOn(workName, entry) !== undefined);
  const busy = works
    .map((entry) => workerOn(workName, entry))
    .find((pid) => pid !== undefined && isAlive(pid));
  if (busy !== undefined) throw new Error(`Process ${busy} is restoring a backup into ${folder} right now.`);
  const known = new Set(works);
  if (!entries.includes(database))
    for (const work of works) readdirSync(join(folder, work)).forEach((name) => known.add(name));
  const foreign = entries.find((entry) => !known.has(entry));
  if (foreign !== undefined)
    throw new Error(
      `${folder} is not empty (${foreign} is in it). A backup is restored into an empty folder: move away what is there first.`,
    );
}

function writeSafely(path: string, bytes: Buffer): void {
  const handle = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

async function fillStore(
  options: RestoreOptions,
  folder: string,
  file: (name: string, bytes: Buffer) => void,
): Promise<CollectionCount[]> {
  const store = openStore(folder);
  try {
    const filling = new Filling(store);
    let total = 0;
    const read = await inTurns(
      readBackup(options.file, {
        header: (documents) => (total = documents),
        file,
        collection: (description) => filling.begin(description),
        document: (bytes) => filling.add(bytes),
      }),
      options,
      () => filling.stored / Math.max(total, 1),
    );
    filling.flush();
    const stored = await inTurns(countStored(store), options, () => 1);
    if (JSON.stringify(stored) !== JSON.stringify(read.sort(byNamespace)))
      throw new Error(`${options.file} could not be restored: what was stored is not what the backup holds.`);
    return read;
  } finally {
    await store.close();
  }
}

/** A store that is being filled, some documents to a transaction. */
class Filling {
  stored = 0;
  private readonly catalog: Catalog;
  private collection: Collection | undefined;
  private waiting: Buffer[] = [];
  private bytes = 0;

  constructor(private readonly store: Store) {
    this.catalog = new Catalog(store);
  }

  begin(description: Doc): void {
    this.flush();
    const options = description.get('options');
    this.store.transaction(() => {
      const [db, name] = [asText(description.get('db')), asText(description.get('name'))];
      const collection = this.catalog.ensure(db, name, isDoc(options) ? options : emptyDoc());
      for (const spec of indexSpecs(description))
        if (spec.get('name') !== '_id_') collection.indexes.push(indexFromSpec(this.catalog.newId(), spec));
      this.catalog.flush();
      this.collection = collection;
    });
  }

  add(bytes: Buffer): void {
    this.waiting.push(bytes);
    this.bytes += bytes.length;
    if (this.bytes >= groupBytes || this.waiting.length >= groupSize) this.flush();
  }

  flush(): void {
    const { collection, store, waiting } = this;
    if (!collection || waiting.length === 0) return;
    store.transaction(() => {
      for (const bytes of waiting) insertRow(store, collection, decode(bytes), bytes);
      this.catalog.flush();
    });
    this.stored += waiting.length;
    this.waiting = [];
    this.bytes = 0;
  }
}

const byNamespace = (a: CollectionCount, b: CollectionCount): number => (a.namespace < b.namespace ? -1 : 1);

/** Counts what is in a store, read anew. */
function* countStored(store: Store): Generator<undefined, CollectionCount[]> {
  const catalog = new Catalog(store);
  const counts: CollectionCount[] = [];
  for (const collection of catalog.databases().flatMap((db) => catalog.of(db))) {
    const hash = sha256();
    let documents = 0;
    for (const row of findRows(store, collection, everything({ kind: '$and', filters: [] }))) {
      yield undefined;
      if (!row) continue;
      hash.update(row.bytes);
      documents += 1;
    }
    counts.push({ namespace: `${collection.db}.${collection.name}`, documents, sha256: hash.digest('hex') });
  }
  return counts.sort(byNamespace);
}
