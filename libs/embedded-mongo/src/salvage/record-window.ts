import type { ByteSource } from '../backup/backup-file';
import { maxRecord, smallestDocument, sumLength, sumOf, tag } from '../backup/records';

/** A record that is what was written, and which collection of the file it belongs to. */
export interface WholeRecord {
  kind: number;
  collection: number;
  bytes: Buffer;
}

/** So many collections may be lost between two records that are whole. */
const mostLost = 100;

const chunkSize = 1024 * 1024;

/** So many bytes are looked through before others get their turn. */
const stretch = 10_000;

/** The bytes of a backup that may be damaged, of which records are picked by their checksums. */
export class RecordWindow {
  private ahead: Buffer = Buffer.alloc(0);
  private hasEnded = false;
  /** Of the file's content, where the window begins. */
  position = 0;

  constructor(private readonly file: ByteSource) {}

  /** The bytes from `at` on, counted from the window's beginning; fewer where the file ends. */
  peek(at: number, length: number): Buffer {
    while (!this.hasEnded && this.ahead.length < at + length) {
      const chunk = Buffer.allocUnsafe(Math.max(chunkSize, at + length - this.ahead.length));
      const read = this.file.read(chunk);
      if (read === 0) this.hasEnded = true;
      this.ahead = Buffer.concat([this.ahead, chunk.subarray(0, read)]);
    }
    return this.ahead.subarray(at, at + length);
  }

  pass(length: number): void {
    this.ahead = this.ahead.subarray(length);
    this.position += length;
  }

  /** How long the record that begins there says it is, its sum included; `undefined` where no record begins. */
  lengthAt(at: number): number | undefined {
    const head = this.peek(at, 1 + smallestDocument);
    if (head.length < 1 + smallestDocument) return undefined;
    const length = head.readInt32LE(1);
    const isKind = Object.values<number>(tag).includes(head.readUInt8());
    return isKind && length >= smallestDocument && length <= maxRecord ? 1 + length + sumLength : undefined;
  }

  /** @param after the collection of the last record */
  recordAt(at: number, after: number): WholeRecord | undefined {
    const length = this.lengthAt(at);
    const whole = length === undefined ? undefined : this.peek(at, length);
    if (!whole || whole.length !== length || whole[length - sumLength - 1] !== 0) return undefined;
    const [kind, bytes] = [whole.readUInt8(), whole.subarray(1, -sumLength)];
    const sum = whole.readUInt32LE(length - sumLength);
    const first = kind === tag.collection ? after + 1 : after;
    for (let collection = first; collection <= first + mostLost; collection += 1)
      if (sumOf(kind, collection, bytes) === sum) return { kind, collection, bytes };
    return undefined;
  }

  /**
   * Goes to the next record that is whole, or to the end of the file; gives nothing now and then.
   *
   * @returns how many bytes it passed
   */
  *skip(after: number): Generator<undefined, number> {
    const start = this.position;
    // A record whose content was changed still says how long it is; one inside a document is not looked at then.
    const length = this.lengthAt(0);
    if (length !== undefined && this.recordAt(length, after)) this.pass(length);
    else
      do {
        this.pass(1);
        if (this.position % stretch === 0) yield undefined;
      } while (this.peek(0, 1).length > 0 && !this.recordAt(0, after));
    return this.position - start;
  }
}
