import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { decode } from '../bson/decode';
import { asInteger, emptyDoc, integer } from '../bson/values';
import { CommandError } from '../errors';
import { backupFormat, type BackupRecord, type CollectionCount, eachRecord, record, tag } from './records';
import type { Watch } from './watch';

/** A backup is one file: a magic line, then records, each of them its tag in one byte and a BSON document. */
const magic = Buffer.from('school embedded-mongo backup\n');

const chunkSize = 1024 * 1024;

/** MongoDB's limit, and room for what a description adds to a document. */
const maxRecord = 17 * 1024 * 1024;

const smallestDocument = 5;

/**
 * Writes records and the checksum of them all to a new file that only its owner can read, as it holds personal data
 * and a key, and brings it to the disk.
 */
export async function writeRecords(
  path: string,
  records: Iterable<BackupRecord | undefined>,
  watch: Watch,
): Promise<CollectionCount[]> {
  const handle = openSync(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let chunks: Buffer[] = [magic];
  let waiting = 0;
  const flush = () => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    waiting = 0;
    hash.update(bytes);
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
  };
  const write = (item: BackupRecord) => {
    chunks.push(Buffer.of(item.tag), item.bytes);
    waiting += item.bytes.length;
    if (waiting >= chunkSize) flush();
  };
  try {
    const counts = await eachRecord(records, watch, write);
    flush();
    const sha256 = hash.copy().digest('hex');
    write(record(tag.trailer, { collections: integer(counts.length), sha256 }));
    flush();
    fsyncSync(handle);
    return counts;
  } finally {
    closeSync(handle);
  }
}

/** Whether a file begins as a backup does. */
export function isBackup(path: string): boolean {
  const handle = openSync(path, 'r');
  try {
    const start = Buffer.alloc(magic.length);
    return readSync(handle, start) === magic.length && start.equals(magic);
  } finally {
    closeSync(handle);
  }
}

/**
 * The records of a backup up to its trailer, which has been compared with what came before it.
 *
 * @throws Error where the file is cut, changed, something else, or of a newer version
 */
export function* readRecords(path: string): Generator<BackupRecord> {
  const damaged = (what: string) => new Error(`${path} is no whole backup: ${what}.`);
  const handle = openSync(path, 'r');
  const hash = createHash('sha256');
  let ahead: Buffer = Buffer.alloc(0);
  const next = (length: number): Buffer => {
    while (ahead.length < length) {
      const chunk = Buffer.allocUnsafe(Math.max(chunkSize, length - ahead.length));
      const read = readSync(handle, chunk);
      if (read === 0) throw damaged('it ends too early');
      ahead = Buffer.concat([ahead, chunk.subarray(0, read)]);
    }
    return ahead.subarray(0, length);
  };
  try {
    if (!next(magic.length).equals(magic)) throw damaged('it does not begin as one');
    hash.update(magic);
    ahead = ahead.subarray(magic.length);
    for (let kind = 0; kind !== tag.trailer;) {
      const length = next(1 + smallestDocument).readInt32LE(1);
      if (length < smallestDocument || length > maxRecord) throw damaged('a length in it cannot be right');
      const whole = next(1 + length);
      ahead = ahead.subarray(whole.length);
      const isFirst = kind === 0;
      kind = whole.readUInt8();
      const bytes = whole.subarray(1);
      const content = kind === tag.document ? emptyDoc() : decode(bytes);
      if (kind < tag.header || kind > tag.trailer || isFirst !== (kind === tag.header))
        throw damaged('a record in it is not known or not where it belongs');
      const format = asInteger(content.get('format')) ?? 0;
      if (isFirst && format > backupFormat)
        throw new Error(
          `The backup was made by a newer version of this program (format ${format}, this one reads ${backupFormat}).`,
        );
      if (kind === tag.trailer && content.get('sha256') !== hash.copy().digest('hex'))
        throw damaged('its checksum does not fit its content');
      hash.update(whole);
      yield { tag: kind, bytes, content };
    }
    if (ahead.length > 0 || readSync(handle, Buffer.alloc(1)) > 0) throw damaged('something follows its end');
  } catch (error) {
    throw error instanceof CommandError ? damaged('a record in it cannot be read') : error;
  } finally {
    closeSync(handle);
  }
}
