import { spend } from '../effort';
import { CommandError } from '../errors';
import { invalid, maxDepth } from './decode';
import { Binary, BsonType, DateTime, Int32, Opaque, Regex, Timestamp, typeOf } from './values';
import type { Doc, Value } from './values';

/** A computed value can be small in memory, where parts are shared, and endless when it is written out. */
const maxBytes = 64 * 1024 * 1024;

/** Of a value inside another one. */
const itemEffort = 30;

class Writer {
  private buffer = Buffer.allocUnsafe(512);
  private used = 0;

  /** Makes room and returns where it starts. */
  private room(length: number): number {
    const start = this.used;
    this.used += length;
    if (this.used > this.buffer.length) {
      if (this.used > maxBytes)
        throw new CommandError(10334, `BSON of more than ${maxBytes} bytes is too large`);
      const grown = Buffer.allocUnsafe(Math.max(this.used, this.buffer.length * 2));
      this.buffer.copy(grown, 0, 0, start);
      this.buffer = grown;
    }
    return start;
  }

  private byte(value: number): void {
    const at = this.room(1);
    this.buffer[at] = value & 0xff;
  }
  private int32(value: number): void {
    const at = this.room(4);
    this.buffer.writeInt32LE(value, at);
  }
  private int64(value: bigint): void {
    const at = this.room(8);
    this.buffer.writeBigUInt64LE(BigInt.asUintN(64, value), at);
  }
  private double(value: number): void {
    const at = this.room(8);
    this.buffer.writeDoubleLE(value, at);
  }
  private raw(bytes: Uint8Array): void {
    const at = this.room(bytes.length);
    this.buffer.set(bytes, at);
  }
  /** Text with a zero byte behind it. */
  private text(text: string, bytes = Buffer.byteLength(text)): void {
    const at = this.room(bytes + 1);
    this.buffer.write(text, at);
    this.buffer[at + bytes] = 0;
  }
  private cstring(text: string): void {
    if (text.includes('\0')) throw invalid('a name with a zero byte');
    this.text(text);
  }
  private string(text: string): void {
    const bytes = Buffer.byteLength(text);
    this.int32(bytes + 1);
    this.text(text, bytes);
  }
  /** Writes a document's or an array's frame and its fields. */
  items(items: Doc | Value[], depth: number): void {
    if (depth > maxDepth) throw invalid(`more than ${maxDepth} levels`);
    const start = this.room(4);
    for (const [name, item] of items.entries()) {
      spend(itemEffort);
      this.byte(typeOf(item));
      this.cstring(String(name));
      this.value(item, depth + 1);
    }
    this.byte(0);
    this.buffer.writeInt32LE(this.used - start, start);
  }
  private value(value: Value, depth: number): void {
    if (value === null) return;
    if (typeof value === 'string') this.string(value);
    else if (typeof value === 'number') this.double(value);
    else if (typeof value === 'bigint') this.int64(value);
    else if (typeof value === 'boolean') this.byte(value ? 1 : 0);
    else if (value instanceof Int32) this.int32(value.value);
    else if (value instanceof Map || Array.isArray(value)) this.items(value, depth);
    else if (value instanceof DateTime) this.int64(value.ms);
    else if (value instanceof Timestamp) this.int64(value.bits);
    else if (value instanceof Regex) {
      this.cstring(value.pattern);
      this.cstring(value.options);
    } else {
      if (value instanceof Binary) {
        this.int32(value.bytes.length);
        this.byte(value.subtype);
      }
      this.raw(value.bytes);
    }
  }
  done(): Buffer {
    return this.buffer.subarray(0, this.used);
  }
}

/**
 * Writes a document as BSON.
 *
 * @throws CommandError 22 for a name with a zero byte or for more than 180 levels
 */
export function encode(value: Doc): Buffer {
  const writer = new Writer();
  writer.items(value, 0);
  return writer.done();
}

/** BSON of one value alone, for comparing two values bit by bit. */
const encodeValue = (value: Value): Buffer => encode(new Map([['', value]]));

export const sameBits = (a: Value | undefined, b: Value | undefined): boolean =>
  a === undefined || b === undefined ? a === b : encodeValue(a).equals(encodeValue(b));

/** The type byte MongoDB writes for a missing value's stand-in. */
export const bsonUndefined = new Opaque(BsonType.undefined, Buffer.alloc(0));
