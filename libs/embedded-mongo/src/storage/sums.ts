import { crc32 } from 'node:zlib';
import { encode } from '../bson/encode';
import { doc, integer } from '../bson/values';
import { DamagedStoreError } from './store';

export const sumLength = 4;

/** The format record of the first version, without a checksum; it alone is read, to refuse that version by name. */
const firstFormat = encode(doc({ version: integer(1) }));

/** The content of an index entry: all its data is in its key. */
const empty = Buffer.alloc(0);

/** The checksum of an entry; it includes the key, so that a value found under another key is noticed. */
export const sumOf = (key: Buffer, content: Buffer): number =>
  content.length === 0 ? crc32(key) : crc32(content, crc32(key));

/** A buffer in which values up to this length get their checksums; the engine has copied them when `put` returns. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** The checksum at the end of a stored value; a value too short to have one is damaged, which is noticed elsewhere. */
export const sumAt = (stored: Buffer): number =>
  stored.length < sumLength ? 0 : stored.readUInt32LE(stored.length - sumLength);

export function withSum(key: Buffer, content: Buffer): Buffer {
  const length = content.length + sumLength;
  const stored = length > shared.length ? Buffer.allocUnsafe(length) : shared.subarray(0, length);
  content.copy(stored);
  stored.writeUInt32LE(sumOf(key, content), content.length);
  return stored;
}

/** The content of a stored value without its checksum. @throws DamagedStoreError */
export function contentOf(key: Buffer, stored: Buffer): Buffer {
  const length = stored.length - sumLength;
  if (length < 0) throw new DamagedStoreError(key);
  const content = length === 0 ? empty : stored.subarray(0, length);
  if (sumAt(stored) === sumOf(key, content)) return content;
  if (stored.equals(firstFormat)) return stored;
  throw new DamagedStoreError(key);
}
