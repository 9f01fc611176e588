import { crc32 } from 'node:zlib';
import { encode } from '../bson/encode';
import { doc, integer } from '../bson/values';
import { DamagedStoreError } from './store';

export const sumLength = 4;

/** What the first format says of itself; it had no checksums, so this is all of it that is read, to refuse it by name. */
const firstFormat = encode(doc({ version: integer(1) }));

/** What an index entry holds: all that it says is in its key. */
const empty = Buffer.alloc(0);

/** The key belongs to it, so that a value that is found under another key is found out. */
export const sumOf = (key: Buffer, content: Buffer): number =>
  content.length === 0 ? crc32(key) : crc32(content, crc32(key));

/** Values up to this length share the place where they get their sums, as the engine has copied one when `put` returns. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** The checksum of a value as it is stored, at its end; what is too short to have one is damaged, and found so elsewhere. */
export const sumAt = (stored: Buffer): number =>
  stored.length < sumLength ? 0 : stored.readUInt32LE(stored.length - sumLength);

export function withSum(key: Buffer, content: Buffer): Buffer {
  const length = content.length + sumLength;
  const stored = length > shared.length ? Buffer.allocUnsafe(length) : shared.subarray(0, length);
  content.copy(stored);
  stored.writeUInt32LE(sumOf(key, content), content.length);
  return stored;
}

/** What a value holds besides its sum. @throws DamagedStoreError */
export function contentOf(key: Buffer, stored: Buffer): Buffer {
  const length = stored.length - sumLength;
  if (length < 0) throw new DamagedStoreError(key);
  const content = length === 0 ? empty : stored.subarray(0, length);
  if (sumAt(stored) === sumOf(key, content)) return content;
  if (stored.equals(firstFormat)) return stored;
  throw new DamagedStoreError(key);
}
