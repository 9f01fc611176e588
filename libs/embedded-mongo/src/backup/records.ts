import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encode } from '../bson/encode';
import {
  asInteger,
  asText,
  Binary,
  DateTime,
  doc,
  emptyDoc,
  integer,
  type Doc,
  type Value,
} from '../bson/values';
import { everything, findRows } from '../query/find-rows';
import { Catalog } from '../storage/catalog';
import type { Store } from '../storage/store';
import type { Watch } from './watch';

/** Raise it when the records change; a backup with a higher one is refused. */
export const backupFormat = 1;

/**
 * What a record is. The order: header, files, per collection its description, its documents and its end with count
 * and checksum; in a file at last the trailer with the checksum of everything before it.
 */
export const tag = { header: 1, file: 2, collection: 3, document: 4, end: 5, trailer: 6 } as const;

export interface BackupRecord {
  tag: number;
  /** A BSON document. */
  bytes: Buffer;
  /** The same, read; empty for the documents of collections, which pass as they are. */
  content: Doc;
}

export interface CollectionCount {
  namespace: string;
  documents: number;
  sha256: string;
}

/** How often others, such as a Ctrl-C, get their turn, in milliseconds. */
const sliceTime = 50;

export function record(kind: number, values: Record<string, Value>): BackupRecord {
  const content = doc(values);
  return { tag: kind, bytes: encode(content), content };
}

/**
 * All that a store holds, and the files beside it; `undefined` now and then.
 *
 * @throws Error for a collection that does not hold as many documents as it counts
 */
export function* recordsOf(
  store: Store,
  files: Record<string, string> = {},
): Generator<BackupRecord | undefined> {
  const catalog = new Catalog(store);
  const collections = catalog.databases().flatMap((db) => catalog.of(db));
  const total = collections.reduce((sum, { count }) => sum + count, 0);
  const made = new DateTime(BigInt(Date.now()));
  yield record(tag.header, { format: integer(backupFormat), made, documents: integer(total) });
  for (const [name, path] of Object.entries(files))
    if (existsSync(path)) yield record(tag.file, { name, bytes: new Binary(0, readFileSync(path)) });
  for (const collection of collections) {
    const { db, name, options, indexes, count } = collection;
    yield record(tag.collection, { db, name, options, indexes: indexes.map(({ spec }) => spec) });
    const hash = createHash('sha256');
    let documents = 0;
    for (const row of findRows(store, collection, everything({ kind: '$and', filters: [] }))) {
      yield row && { tag: tag.document, bytes: row.bytes, content: emptyDoc() };
      if (!row) continue;
      hash.update(row.bytes);
      documents += 1;
    }
    if (documents !== count)
      throw new Error(`The database is damaged: ${db}.${name} counts ${count} documents, not ${documents}.`);
    yield record(tag.end, { documents: integer(documents), sha256: hash.digest('hex') });
  }
}

/**
 * Uses records one by one, letting others work in between.
 *
 * @returns what the collections' ends say of them, in the order of their names
 */
export async function eachRecord(
  records: Iterable<BackupRecord | undefined>,
  { signal, progress }: Watch,
  use: (item: BackupRecord) => void = () => undefined,
): Promise<CollectionCount[]> {
  const counts: CollectionCount[] = [];
  let namespace = '';
  let total = 1;
  let done = 0;
  let sliceEnd = 0;
  for (const item of records) {
    if (performance.now() >= sliceEnd) {
      await nextTurn();
      signal?.throwIfAborted();
      progress?.(done / total);
      sliceEnd = performance.now() + sliceTime;
    }
    if (!item) continue;
    use(item);
    const { tag: kind, content } = item;
    const documents = asInteger(content.get('documents')) ?? 0;
    if (kind === tag.document) done += 1;
    if (kind === tag.header) total = Math.max(documents, 1);
    if (kind === tag.collection) namespace = `${asText(content.get('db'))}.${asText(content.get('name'))}`;
    if (kind === tag.end) counts.push({ namespace, documents, sha256: asText(content.get('sha256')) });
  }
  return counts.sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
}
