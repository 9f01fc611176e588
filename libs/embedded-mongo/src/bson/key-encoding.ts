import { createHash } from 'node:crypto';
import { unsupported } from '../errors';
import { classOf, textOf, typeClass } from './compare';
import { type Exact, type Numeric, subtractExact, toDouble, toExact } from './numbers';
import {
  Binary,
  DateTime,
  type Doc,
  isDoc,
  isNumber,
  ObjectId,
  Opaque,
  Regex,
  Timestamp,
  type Value,
} from './values';

/** Keys up to this length are stored whole. The store takes 1,978 bytes; prefix and row id need some of them. */
const wholeKeyLimit = 1500;
const hashLength = 32;

/**
 * A value as bytes whose order is MongoDB's order and that are equal exactly for equal values.
 * No encoding is the beginning of another one, so encodings can be joined, and inverted for a descending field.
 */
export function encodeKey(value: Value): Buffer {
  const parts: Buffer[] = [];
  append(parts, value);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** All bits flipped: the descending form of an encoding. */
export function inverted(bytes: Buffer): Buffer {
  const result = Buffer.allocUnsafe(bytes.length);
  for (let index = 0; index < bytes.length; index += 1) result[index] = (bytes[index] ?? 0) ^ 0xff;
  return result;
}

/** The beginning of every encoding of this rank of types. */
export const classPrefix = (rank: number): Buffer => Buffer.of(rank);

/** The beginning shared by all strings that begin with `text`. */
export const textPrefix = (text: string): Buffer =>
  Buffer.concat([classPrefix(typeClass.string), escapeZeros(Buffer.from(text, 'utf8'))]);

/**
 * A long key cut to the store's size: its beginning and a hash of all of it. Equal keys stay equal and different
 * ones different; only the order among keys with the same long beginning is lost.
 */
export function fitKey(key: Buffer): { key: Buffer; cut: boolean } {
  if (key.length <= wholeKeyLimit) return { key, cut: false };
  const hash = createHash('sha256').update(key).digest();
  return { key: Buffer.concat([key.subarray(0, wholeKeyLimit + 1 - hashLength), hash]), cut: true };
}

/** A range bound cut so that no cut key that belongs into the range lies outside. */
export const fitBound = (bound: Buffer): Buffer => bound.subarray(0, wholeKeyLimit + 1 - hashLength);

/** Whether a range bound of this length is not cut. */
export const isWhole = (length: number): boolean => length <= wholeKeyLimit + 1 - hashLength;

function escapeZeros(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return bytes;
  const result: number[] = [];
  for (const byte of bytes) {
    result.push(byte);
    if (byte === 0) result.push(0xff);
  }
  return Buffer.from(result);
}

const terminator = Buffer.of(0, 0);

const text = (value: string): Buffer[] => [escapeZeros(Buffer.from(value, 'utf8')), terminator];

function uint(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value));
  return bytes;
}

const signed = (value: bigint): Buffer => uint(value + 0x8000000000000000n);

function length(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function orderedDouble(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  // NaN sorts before everything, and minus zero is zero.
  if (Number.isNaN(value)) return bytes.fill(0);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (value < 0) return inverted(bytes);
  bytes[0] = (bytes[0] ?? 0) | 0x80;
  return bytes;
}

const view = new DataView(new ArrayBuffer(8));

function nextBelow(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

/** What a double cannot hold of a number: a positive decimal fraction, exponent first, then its digits. */
function remainder(rest: Exact): Buffer {
  const digits = rest.coefficient.toString().replace(/0+$/, '');
  const magnitude = rest.exponent + rest.coefficient.toString().length;
  const head = Buffer.allocUnsafe(3);
  head[0] = 1;
  head.writeUInt16BE(magnitude + 0x8000, 1);
  return Buffer.concat([head, Buffer.from(digits), Buffer.of(0)]);
}

function numberParts(value: Numeric): Buffer[] {
  const nearest = toDouble(value);
  if (
    typeof value === 'number' ||
    (typeof value === 'object' && !('bytes' in value)) ||
    Number.isNaN(nearest)
  )
    return [orderedDouble(nearest), Buffer.of(0)];
  const exact = toExact(value);
  if (typeof exact === 'number') return [orderedDouble(exact), Buffer.of(0)];
  if (!Number.isFinite(nearest))
    throw unsupported(
      'a Decimal128 beyond the range of a double in an index',
      'store it in a field without one',
    );
  let floor = nearest;
  let rest = subtractExact(exact, finite(floor));
  if (rest.coefficient < 0n) {
    floor = nextBelow(floor);
    rest = subtractExact(exact, finite(floor));
  }
  return [orderedDouble(floor), rest.coefficient === 0n ? Buffer.of(0) : remainder(rest)];
}

function finite(value: number): Exact {
  const exact = toExact(value);
  return typeof exact === 'number' ? { coefficient: 0n, exponent: 0 } : exact;
}

function appendDoc(parts: Buffer[], value: Doc): void {
  for (const [name, item] of value) {
    parts.push(classPrefix(classOf(item)), ...text(name));
    append(parts, item, true);
  }
  parts.push(Buffer.of(0));
}

function append(parts: Buffer[], value: Value, rankIsWritten = false): void {
  const rank = classOf(value);
  if (!rankIsWritten) parts.push(classPrefix(rank));
  if (rank === typeClass.string) parts.push(...text(textOf(value)));
  else if (isNumber(value)) parts.push(...numberParts(value));
  else if (isDoc(value)) appendDoc(parts, value);
  else if (Array.isArray(value)) {
    for (const item of value) append(parts, item);
    parts.push(Buffer.of(0));
  } else if (value instanceof ObjectId) parts.push(value.bytes);
  else if (typeof value === 'boolean') parts.push(Buffer.of(value ? 1 : 0));
  else if (value instanceof DateTime) parts.push(signed(value.ms));
  else if (value instanceof Timestamp) parts.push(uint(value.bits));
  else if (value instanceof Binary)
    parts.push(length(value.bytes.length), Buffer.of(value.subtype), value.bytes);
  else if (value instanceof Regex) parts.push(...text(value.pattern), ...text(value.options));
  else if (value instanceof Opaque && value.bytes.length > 0)
    parts.push(escapeZeros(value.bytes), terminator);
}
