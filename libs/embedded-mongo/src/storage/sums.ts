import { crc32 } from 'node:zlib';
import { DamagedStoreError } from './damage';
import { formatKey } from './keys';
import type { Range, Store } from './store';

const sumLength = 4;

/** What an index entry holds: all that it says is in its key. */
const empty = Buffer.alloc(0);

/** The key belongs to it, so that a value that is found under another key is found out. */
const sumOf = (key: Buffer, content: Buffer): number =>
  content.length === 0 ? crc32(key) : crc32(content, crc32(key));

/** Values up to this length share the place where they get their sums, as the engine has copied one when `put` returns. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

function withSum(key: Buffer, content: Buffer): Buffer {
  const length = content.length + sumLength;
  const stored = length > shared.length ? Buffer.allocUnsafe(length) : shared.subarray(0, length);
  content.copy(stored);
  stored.writeUInt32LE(sumOf(key, content), content.length);
  return stored;
}

/** How long the content of a value is that may have no sum: a BSON document says it itself, an index entry has none. */
const declaredLength = (stored: Buffer): number => (stored.length > sumLength ? stored.readInt32LE(0) : 0);

/** Whether a value is one of format 1, which had no sums. */
export const lacksSum = (stored: Buffer): boolean => stored.length === declaredLength(stored);

/** What a value holds besides its sum. @throws DamagedStoreError */
export function contentOf(key: Buffer, stored: Buffer, mayLackSum: boolean): Buffer {
  if (mayLackSum && lacksSum(stored)) return stored;
  const length = stored.length - sumLength;
  if (length < 0) throw new DamagedStoreError(key);
  const content = length === 0 ? empty : stored.subarray(0, length);
  if (stored.readUInt32LE(length) !== sumOf(key, content)) throw new DamagedStoreError(key);
  return content;
}

/** Whether a store may hold values without: until its format is 2. */
export function mayLackSums(engine: Pick<Store, 'get'>): boolean {
  const format = engine.get(formatKey);
  return format === undefined || lacksSum(format);
}

const [beforeAllKeys, afterAllKeys] = [Buffer.of(0), Buffer.of(255)];

/** A range that does not end where its last entry does. */
const goingOn = (range: Range): Range =>
  range.reverse ? { ...range, start: beforeAllKeys } : { ...range, end: afterAllKeys };

/** The other way from where a range begins: the first of these entries is the last that is not in it. */
const turnedBack = ({ start, end, reverse }: Range): Range =>
  reverse
    ? { start: end, end: afterAllKeys, limit: 1 }
    : { start: beforeAllKeys, end: start, reverse: true, limit: 1 };

const isBefore = (key: Buffer, { start, end, reverse }: Range): boolean =>
  reverse ? key.compare(end) >= 0 : key.compare(start) < 0;

const isBeyond = (key: Buffer, { start, end, reverse }: Range): boolean =>
  reverse ? key.compare(start) < 0 : key.compare(end) >= 0;

/**
 * A store that keeps a checksum with every value and compares it wherever one is read; `count` reads none. Until its
 * format is 2 it may hold values without.
 *
 * @returns the store, whose `get` and `range` throw DamagedStoreError
 */
export function summed(engine: Store): Store {
  let isTolerant = mayLackSums(engine);
  return {
    ...engine,
    get: (key) => {
      const stored = engine.get(key);
      return stored && contentOf(key, stored, isTolerant);
    },
    range: function* (range) {
      if (range.findsDamagedEnds !== true) {
        for (const { key, value } of engine.range(range))
          yield { key, value: contentOf(key, value, isTolerant) };
        return;
      }
      for (const { key, value } of engine.range(turnedBack(range))) {
        contentOf(key, value, isTolerant);
        if (!isBefore(key, range)) throw new DamagedStoreError(key, 'it is not where it belongs');
      }
      for (const { key, value } of engine.range(goingOn(range))) {
        const content = contentOf(key, value, isTolerant);
        if (isBefore(key, range)) throw new DamagedStoreError(key, 'it is not where it belongs');
        if (isBeyond(key, range)) return;
        yield { key, value: content };
      }
    },
    put: (key, content) => {
      engine.put(key, withSum(key, content));
      if (key.equals(formatKey)) isTolerant = false;
    },
  };
}
