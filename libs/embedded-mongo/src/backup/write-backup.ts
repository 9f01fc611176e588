import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Binary, DateTime, doc, integer, type Doc } from '../bson/values';
import { everything, findRows } from '../query/find-rows';
import { Catalog, type Collection } from '../storage/catalog';
import { openSnapshot, type Store, storeFile, syncFolder } from '../storage/store';
import { backupFormat, BackupWriter, isBackup, sha256, tag } from './backup-file';
import { sweepLeftovers, unfinished } from './leftovers';
import { type CollectionCount, readBackup } from './read-backup';
import { inTurns, type Watch } from './turns';

export interface BackupOptions extends Watch {
  /** The data folder of `startEmbeddedMongo`; a server may be running on it. */
  dataDir: string;
  /** The file to make. A backup that is there already is replaced once the new one is whole. */
  file: string;
  /** Small files that the database is of no use without, by the name they have in the backup. */
  files?: Record<string, string>;
}

/**
 * Writes all of a data folder, as it is at this moment, into one file, reads that back and compares it.
 * The file appears under its name only then.
 *
 * @returns what is in it
 * @throws Error when there is no database, the file's name is taken by something else, or the disk fails
 */
export async function writeBackup(options: BackupOptions): Promise<CollectionCount[]> {
  const file = resolve(options.file);
  if (!existsSync(join(options.dataDir, storeFile)))
    throw new Error(`There is no database in ${options.dataDir}.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  if (existsSync(file) && !(statSync(file).isFile() && isBackup(file)))
    throw new Error(`${file} is there already and is no backup; choose another name.`);
  sweepLeftovers(dirname(file), basename(file));
  const draft = join(dirname(file), unfinished(basename(file)));
  try {
    const written = await writeDraft(options, draft);
    const read = await inTurns(readBackup(draft), { ...(options.signal && { signal: options.signal }) });
    if (JSON.stringify(read) !== JSON.stringify(written))
      throw new Error(`${file} could not be written: what was read back is not what was stored.`);
    renameSync(draft, file);
    syncFolder(dirname(file));
    options.progress?.(1);
    return read;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function writeDraft(options: BackupOptions, draft: string): Promise<CollectionCount[]> {
  const store = openSnapshot(options.dataDir);
  const writer = new BackupWriter(draft);
  try {
    const catalog = new Catalog(store);
    const collections = catalog.databases().flatMap((db) => catalog.of(db));
    const total = collections.reduce((sum, { count }) => sum + count, 0);
    writer.record(
      tag.header,
      doc({
        format: integer(backupFormat),
        made: new DateTime(BigInt(Date.now())),
        documents: integer(total),
      }),
    );
    for (const [name, path] of Object.entries(options.files ?? {}))
      if (existsSync(path)) writer.record(tag.file, doc({ name, bytes: new Binary(0, readFileSync(path)) }));
    const counts: CollectionCount[] = [];
    let done = 0;
    const count = () => (done += 1);
    for (const collection of collections)
      counts.push(
        await inTurns(writeCollection(store, writer, collection, count), options, () => done / total),
      );
    writer.finish(doc({ collections: integer(counts.length), documents: integer(done) }));
    return counts;
  } finally {
    writer.close();
    await store.close();
  }
}

const description = ({ db, name, options, indexes }: Collection): Doc =>
  doc({ db, name, options, indexes: indexes.map(({ spec }) => spec) });

function* writeCollection(
  store: Store,
  writer: BackupWriter,
  collection: Collection,
  counted: () => void,
): Generator<undefined, CollectionCount> {
  writer.record(tag.collection, description(collection));
  const hash = sha256();
  let documents = 0;
  for (const row of findRows(store, collection, everything({ kind: '$and', filters: [] }))) {
    yield undefined;
    if (!row) continue;
    hash.update(row.bytes);
    writer.document(row.bytes);
    documents += 1;
    counted();
  }
  const namespace = `${collection.db}.${collection.name}`;
  if (documents !== collection.count)
    throw new Error(
      `The database is damaged: ${namespace} counts ${collection.count} documents and holds ${documents}. No backup was made.`,
    );
  const result = { namespace, documents, sha256: hash.digest('hex') };
  writer.record(tag.end, doc({ documents: integer(documents), sha256: result.sha256 }));
  return result;
}
