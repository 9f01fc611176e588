import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, type Doc } from '../bson/values';

/**
 * A backup is one file: a magic line, then records. A record is one byte that says what it is and a BSON document,
 * which begins with its own length. The order: header, files, per collection its description, its documents and
 * its end with count and checksum; at last the trailer with the checksum of everything before it.
 */
const magic = Buffer.from('school embedded-mongo backup\n');

/** Raise it when the records change; a file with a higher one is refused. */
export const backupFormat = 1;

export const tag = { header: 1, file: 2, collection: 3, document: 4, end: 5, trailer: 6 } as const;

export interface BackupRecord {
  tag: number;
  bytes: Buffer;
}

const chunkSize = 1024 * 1024;

/** MongoDB's limit, and room for what a description adds to a document. */
const maxRecord = 17 * 1024 * 1024;

const smallestDocument = 5;

export const sha256 = () => createHash('sha256');

/** Writes the records of a backup to a new file that only its owner can read: it holds personal data and a key. */
export class BackupWriter {
  private readonly handle: number;
  private readonly hash = sha256();
  private chunks: Buffer[] = [];
  private waiting = 0;

  constructor(path: string) {
    this.handle = openSync(path, 'wx', 0o600);
    this.push(magic);
  }

  document(bytes: Buffer): void {
    this.push(Buffer.of(tag.document));
    this.push(bytes);
  }

  record(kind: number, content: Doc): void {
    this.push(Buffer.of(kind));
    this.push(encode(content));
  }

  /** Ends with the checksum of all that is written, and brings the file to the disk. */
  finish(content: Doc): void {
    this.flush();
    this.record(tag.trailer, new Map([...content, ['sha256', this.hash.copy().digest('hex')]]));
    this.flush();
    fsyncSync(this.handle);
  }

  close(): void {
    closeSync(this.handle);
  }

  private push(bytes: Buffer): void {
    this.chunks.push(bytes);
    this.waiting += bytes.length;
    if (this.waiting >= chunkSize) this.flush();
  }

  private flush(): void {
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    this.waiting = 0;
    this.hash.update(bytes);
    for (let at = 0; at < bytes.length;) at += writeSync(this.handle, bytes, at);
  }
}

export class DamagedBackupError extends Error {
  constructor(path: string, what: string) {
    super(`${path} is no whole backup: ${what}.`);
    this.name = 'DamagedBackupError';
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
 * @throws DamagedBackupError where the file is cut, changed, or something else
 */
export function* readRecords(path: string): Generator<BackupRecord> {
  const damaged = (what: string) => new DamagedBackupError(path, what);
  const handle = openSync(path, 'r');
  const hash = sha256();
  let buffer: Buffer = Buffer.alloc(0);
  const fill = (length: number): void => {
    while (buffer.length < length) {
      const chunk = Buffer.allocUnsafe(Math.max(chunkSize, length - buffer.length));
      const read = readSync(handle, chunk);
      if (read === 0) throw damaged('it ends too early');
      buffer = Buffer.concat([buffer, chunk.subarray(0, read)]);
    }
  };
  const take = (length: number): Buffer => {
    fill(length);
    const bytes = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return bytes;
  };
  try {
    fill(magic.length);
    const start = take(magic.length);
    if (!start.equals(magic)) throw damaged('it does not begin as one');
    hash.update(start);
    for (;;) {
      fill(1 + smallestDocument);
      const length = buffer.readInt32LE(1);
      if (length < smallestDocument || length > maxRecord) throw damaged('a length in it cannot be right');
      const whole = take(1 + length);
      const record = { tag: whole[0] ?? 0, bytes: whole.subarray(1) };
      if (record.tag === tag.trailer) {
        if (safeDecode(record.bytes)?.get('sha256') !== hash.digest('hex'))
          throw damaged('its checksum does not fit its content');
        if (buffer.length > 0 || readSync(handle, Buffer.alloc(1)) > 0)
          throw damaged('something follows its end');
        yield record;
        return;
      }
      hash.update(whole);
      yield record;
    }
  } finally {
    closeSync(handle);
  }
}

function safeDecode(bytes: Buffer): Doc | undefined {
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}

/** @throws Error for a backup that a newer version made */
export function checkFormat(header: Doc): void {
  const format = asInteger(header.get('format'));
  if (format === undefined || format > backupFormat)
    throw new Error(
      `The backup was made by a newer version of this program (format ${String(format)}, this one reads ${backupFormat}).`,
    );
}
