import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, asText, DateTime, doc, integer, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { everything, findRows } from '../query/find-rows';
import type { Store } from '../storage/store';
import { Catalog } from '../tables/catalog';
import { Turns, type Watch } from '../watch';
import { createBackupFile, magic, openBackupFile } from './backup-file';

/**
 * A backup is one file: a magic line, then records, each of them a one-byte tag, a BSON document and, since format 2, a CRC-32 of
 * both and of the number of its collection. The order: header; each collection's description, documents and end with count and
 * checksum; last the trailer with the checksum of all before it. Earlier versions put the key for tokens after the header; it is
 * skipped.
 */

/** The number of the record format; raise it when the records change. A file with a higher one is refused. */
const backupFormat = 2;

export const tag = { header: 1, key: 2, collection: 3, document: 4, end: 5, trailer: 6 } as const;

export interface BackupRecord {
  tag: number;
  bytes: Buffer;
  /** The decoded bytes; empty for the documents of collections, which are passed on undecoded. */
  content: Doc;
}

export interface CollectionCount {
  namespace: string;
  documents: number;
  sha256: string;
}

const chunkSize = 1024 * 1024;

/** MongoDB's limit for a document, with room for what a description adds. */
const maxRecord = 17 * 1024 * 1024;

const smallestDocument = 5;

const sumLength = 4;

/** @param collection its place in the file, from 1; 0 before the first collection */
function sumOf(kind: number, collection: number, bytes: Buffer): number {
  const start = Buffer.alloc(5);
  start.writeUInt8(kind);
  start.writeUInt32LE(collection, 1);
  return crc32(bytes, crc32(start));
}

const noContent: Doc = new Map();

function record(kind: number, values: Record<string, Value>): BackupRecord {
  const content = doc(values);
  return { tag: kind, bytes: encode(content), content };
}

/** The records of a store. @throws Error for a collection whose number of documents differs from its count */
export function* recordsOf(store: Store): Generator<BackupRecord | undefined> {
  const catalog = new Catalog(store);
  const collections = catalog.databases().flatMap((db) => catalog.collectionsIn(db));
  const total = collections.reduce((sum, { count }) => sum + count, 0);
  const made = new DateTime(BigInt(Date.now()));
  yield record(tag.header, { format: integer(backupFormat), made, documents: integer(total) });
  for (const collection of collections) {
    const { db, name, indexes, count } = collection;
    yield record(tag.collection, { db, name, indexes: indexes.map(({ spec }) => spec) });
    const hash = createHash('sha256');
    let documents = 0;
    for (const row of findRows(store, collection, everything)) {
      yield row && { tag: tag.document, bytes: row.bytes, content: noContent };
      if (!row) continue;
      hash.update(row.bytes);
      documents += 1;
    }
    if (documents !== count)
      throw new Error(`The database is damaged: ${db}.${name} counts ${count} documents, not ${documents}.`);
    yield record(tag.end, { documents: integer(documents), sha256: hash.digest('hex') });
  }
}

/** Goes through records, and lets others work in between. @returns each collection's count and checksum, by name */
export async function eachRecord(
  records: Iterable<BackupRecord | undefined>,
  { signal, progress }: Watch,
  use: (item: BackupRecord) => void = () => undefined,
): Promise<CollectionCount[]> {
  const counts: CollectionCount[] = [];
  let namespace = '';
  let total = 1;
  let done = 0;
  const turns = new Turns(signal);
  for (const item of records) {
    if (turns.isDue) {
      await turns.take();
      progress?.(done / total);
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

/**
 * Writes records and a checksum over all of them to a new file that only its owner can read, encrypted if there is a passphrase,
 * and flushes it to the disk.
 */
export async function writeRecords(
  path: string,
  records: Iterable<BackupRecord | undefined>,
  watch: Watch,
  passphrase?: string,
): Promise<CollectionCount[]> {
  const file = createBackupFile(path, passphrase);
  const hash = createHash('sha256');
  let chunks: Buffer[] = [magic];
  let waiting = 0;
  let collection = 0;
  const flush = () => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    waiting = 0;
    hash.update(bytes);
    file.write(bytes);
  };
  const write = (item: BackupRecord) => {
    if (item.tag === tag.collection) collection += 1;
    const sum = Buffer.alloc(sumLength);
    sum.writeUInt32LE(sumOf(item.tag, collection, item.bytes));
    chunks.push(Buffer.of(item.tag), item.bytes, sum);
    waiting += item.bytes.length;
    if (waiting >= chunkSize) flush();
  };
  let isWhole = false;
  try {
    const counts = await eachRecord(records, watch, write);
    flush();
    const sha256 = hash.copy().digest('hex');
    write(record(tag.trailer, { collections: integer(counts.length), sha256 }));
    flush();
    isWhole = true;
    return counts;
  } finally {
    file.close(isWhole);
  }
}

/**
 * The records of a backup before its trailer; the trailer is compared with them.
 *
 * @throws Error where the file is cut off, changed, no backup, of a newer version, or of another passphrase
 */
export function* readRecords(path: string, passphrase?: string): Generator<BackupRecord> {
  const damaged = (reason: string) => new Error(`${path} is no whole backup: ${reason}.`);
  const file = openBackupFile(path, passphrase);
  const hash = createHash('sha256');
  let readAhead: Buffer = Buffer.alloc(0);
  let hasSums = false;
  let collection = 0;
  const peek = (length: number): Buffer => {
    while (readAhead.length < length) {
      const chunk = Buffer.allocUnsafe(Math.max(chunkSize, length - readAhead.length));
      const bytesRead = file.read(chunk);
      if (bytesRead === 0) throw damaged('it ends too early');
      readAhead = Buffer.concat([readAhead, chunk.subarray(0, bytesRead)]);
    }
    return readAhead.subarray(0, length);
  };
  try {
    if (!peek(magic.length).equals(magic)) throw damaged('it does not begin as one');
    hash.update(magic);
    readAhead = readAhead.subarray(magic.length);
    for (let kind = 0; kind !== tag.trailer;) {
      const head = peek(1 + smallestDocument);
      kind = head.readUInt8();
      const length = head.readInt32LE(1);
      if (!Object.values<number>(tag).includes(kind) || length < smallestDocument || length > maxRecord)
        throw damaged('a record in it is none');
      const bytes = peek(1 + length).subarray(1);
      const content = kind === tag.document ? noContent : decode(bytes);
      const format = kind === tag.header ? (asInteger(content.get('format')) ?? Infinity) : backupFormat;
      if (format > backupFormat)
        throw new Error(`The backup was made by a newer version of this program (format ${format}).`);
      if (kind === tag.header) hasSums = format > 1;
      if (kind === tag.collection) collection += 1;
      const recordBytes = peek(1 + length + (hasSums ? sumLength : 0));
      if (hasSums && recordBytes.readUInt32LE(1 + length) !== sumOf(kind, collection, bytes))
        throw damaged('a record in it is not what was written');
      readAhead = readAhead.subarray(recordBytes.length);
      if (kind === tag.trailer && content.get('sha256') !== hash.copy().digest('hex'))
        throw damaged('its checksum does not fit its content');
      hash.update(recordBytes);
      yield { tag: kind, bytes, content };
    }
    if (readAhead.length > 0 || file.read(Buffer.alloc(1)) > 0) throw damaged('something follows its end');
  } catch (error) {
    throw error instanceof CommandError ? damaged('a record in it cannot be read') : error;
  } finally {
    file.close();
  }
}
