import { createHash } from 'node:crypto';
import { spend } from '../effort';
import {
  Binary,
  classOf,
  DateTime,
  isNumber,
  type Numeric,
  ObjectId,
  Regex,
  toDouble,
  type Value,
} from './values';

/** The longest key that is stored whole. The store takes 1,978 bytes; prefix and row id need some of them. */
const wholeKeyLimit = 1500;
const hashLength = 32;

/**
 * A value as bytes in MongoDB's order, equal exactly for equal values. No encoding is the beginning of another one, so encodings
 * can be joined, and inverted for a descending field.
 */
export function encodeKey(value: Value): Buffer {
  const parts = [classPrefix(classOf(value))];
  append(parts, value);
  return Buffer.concat(parts);
}

export const inverted = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff));

/** The first byte of every encoding of this rank of types. */
export const classPrefix = (rank: number): Buffer => Buffer.of(rank);

/** The beginning shared by all strings that begin with `text`. */
export const textPrefix = (text: string): Buffer =>
  Buffer.concat([classPrefix(classOf(text)), escapeZeros(Buffer.from(text, 'utf8'))]);

/**
 * A key that fits the store: a long one becomes its beginning and a hash of all of it. Equal keys stay equal and different ones
 * different; only the order among keys with the same long beginning is lost.
 */
export function fitKey(key: Buffer): { key: Buffer; cut: boolean } {
  if (key.length <= wholeKeyLimit) return { key, cut: false };
  const hash = createHash('sha256').update(key).digest();
  return { key: Buffer.concat([key.subarray(0, wholeKeyLimit + 1 - hashLength), hash]), cut: true };
}

/** A range bound shortened so that no shortened key of the range lies outside it. */
export const fitBound = (bound: Buffer): Buffer => bound.subarray(0, wholeKeyLimit + 1 - hashLength);

/** Whether a range bound of this length is not shortened. */
export const isWhole = (length: number): boolean => length <= wholeKeyLimit + 1 - hashLength;

const zero = Buffer.of(0);
const terminator = Buffer.of(0, 0);

const escapeZeros = (bytes: Buffer): Buffer =>
  bytes.includes(0) ? Buffer.from(bytes.toString('latin1').replaceAll('\0', '\0\xff'), 'latin1') : bytes;

const text = (value: string): Buffer[] => [escapeZeros(Buffer.from(value, 'utf8')), terminator];

function written(length: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  write(bytes);
  return bytes;
}

/** The bytes of a double in order: NaN sorts before everything, and minus zero is zero. */
function orderedDouble(value: number): Buffer {
  if (Number.isNaN(value)) return Buffer.alloc(8);
  const bytes = written(8, (into) => into.writeDoubleBE(value === 0 ? 0 : value));
  if (value < 0) return inverted(bytes);
  bytes[0] = (bytes[0] ?? 0) | 0x80;
  return bytes;
}

/** The next double below one that is too large for doubles to hold every whole number. */
function nextBelow(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

/** The part of a 64-bit integer that a double cannot hold: the number of its digits, then the digits without trailing zeros. */
function remainder(rest: bigint): Buffer {
  if (rest === 0n) return zero;
  const digits = rest.toString();
  const magnitude = written(2, (bytes) => bytes.writeUInt16BE(digits.length + 0x8000));
  return Buffer.concat([Buffer.of(1), magnitude, Buffer.from(digits.replace(/0+$/, '')), zero]);
}

/** A number as the nearest double at or below it, and the rest. */
function numberParts(value: Numeric): Buffer[] {
  const nearest = toDouble(value);
  if (typeof value !== 'bigint') return [orderedDouble(nearest), zero];
  const floor = BigInt(nearest) > value ? nextBelow(nearest) : nearest;
  return [orderedDouble(floor), remainder(value - BigInt(floor))];
}

/** The effort of a value inside another one; all their bytes are held until they are joined. */
const itemEffort = 130;

function append(parts: Buffer[], value: Value): void {
  if (typeof value === 'string') parts.push(...text(value));
  else if (isNumber(value)) parts.push(...numberParts(value));
  else if (value instanceof Map || Array.isArray(value)) {
    for (const [name, item] of value.entries()) {
      spend(itemEffort);
      parts.push(classPrefix(classOf(item)));
      if (typeof name === 'string') parts.push(...text(name));
      append(parts, item);
    }
    parts.push(zero);
  } else if (typeof value === 'boolean') parts.push(Buffer.of(value ? 1 : 0));
  else if (value instanceof ObjectId) parts.push(value.bytes);
  else if (value instanceof DateTime)
    parts.push(written(8, (bytes) => bytes.writeBigUInt64BE(value.ms + 0x8000000000000000n)));
  else if (value instanceof Binary) {
    const length = written(4, (bytes) => bytes.writeUInt32BE(value.bytes.length));
    parts.push(length, Buffer.of(value.subtype), value.bytes);
  } else if (value instanceof Regex) parts.push(...text(value.pattern), ...text(value.options));
}
