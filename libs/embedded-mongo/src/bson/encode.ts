import { CommandError } from '../errors';
import {
  Binary,
  BsonType,
  DateTime,
  type Doc,
  Int32,
  isDecimal,
  ObjectId,
  Opaque,
  RawDoc,
  Regex,
  Timestamp,
  typeOf,
  type Value,
} from './values';

const maxDepth = 180;

/** A computed value can be small in memory, where parts are shared, and endless when it is written out. */
const maxBytes = 64 * 1024 * 1024;

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

  byte(value: number): void {
    const at = this.room(1);
    this.buffer[at] = value & 0xff;
  }
  int32(value: number): void {
    const at = this.room(4);
    this.buffer.writeInt32LE(value, at);
  }
  double(value: number): void {
    const at = this.room(8);
    this.buffer.writeDoubleLE(value, at);
  }
  int64(value: bigint): void {
    const at = this.room(8);
    this.buffer.writeBigUInt64LE(BigInt.asUintN(64, value), at);
  }
  raw(bytes: Uint8Array): void {
    const at = this.room(bytes.length);
    this.buffer.set(bytes, at);
  }
  cstring(text: string): void {
    if (text.includes('\0')) throw new CommandError(22, 'invalid BSON: a name with a zero byte');
    const at = this.room(Buffer.byteLength(text) + 1);
    this.buffer.write(text, at);
    this.buffer[this.used - 1] = 0;
  }
  string(text: string): void {
    const length = Buffer.byteLength(text);
    this.int32(length + 1);
    const at = this.room(length + 1);
    this.buffer.write(text, at);
    this.buffer[this.used - 1] = 0;
  }
  /** Writes a document's frame around what `body` writes. */
  framed(body: () => void): void {
    const start = this.room(4);
    body();
    this.byte(0);
    this.buffer.writeInt32LE(this.used - start, start);
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
  writeDocument(writer, value, 0);
  return writer.done();
}

function writeDocument(writer: Writer, value: Doc, depth: number): void {
  if (depth > maxDepth) throw new CommandError(22, `invalid BSON: more than ${maxDepth} levels`);
  writer.framed(() => {
    for (const [name, item] of value) writeElement(writer, name, item, depth);
  });
}

function writeElement(writer: Writer, name: string, value: Value, depth: number): void {
  writer.byte(typeOf(value));
  writer.cstring(name);
  writeValue(writer, value, depth);
}

function writeValue(writer: Writer, value: Value, depth: number): void {
  if (value === null) return;
  if (typeof value === 'string') writer.string(value);
  else if (typeof value === 'number') writer.double(value);
  else if (typeof value === 'bigint') writer.int64(value);
  else if (typeof value === 'boolean') writer.byte(value ? 1 : 0);
  else if (value instanceof Int32) writer.int32(value.value);
  else if (value instanceof Map) writeDocument(writer, value, depth + 1);
  else if (Array.isArray(value)) writeArray(writer, value, depth + 1);
  else writeObject(writer, value);
}

function writeArray(writer: Writer, items: Value[], depth: number): void {
  if (depth > maxDepth) throw new CommandError(22, `invalid BSON: more than ${maxDepth} levels`);
  writer.framed(() => {
    items.forEach((item, index) => writeElement(writer, String(index), item, depth));
  });
}

function writeObject(
  writer: Writer,
  value: Exclude<Value, null | boolean | number | bigint | string | Doc | Value[]>,
): void {
  if (value instanceof ObjectId || value instanceof Opaque || value instanceof RawDoc)
    writer.raw(value.bytes);
  else if (isDecimal(value)) writer.raw(value.bytes);
  else if (value instanceof DateTime) writer.int64(value.ms);
  else if (value instanceof Timestamp) writer.int64(value.bits);
  else if (value instanceof Regex) {
    writer.cstring(value.pattern);
    writer.cstring(value.options);
  } else if (value instanceof Binary) {
    writer.int32(value.bytes.length);
    writer.byte(value.subtype);
    writer.raw(value.bytes);
  } else writer.int32(value.value);
}

/** BSON of one value alone, for comparing two values bit by bit. */
export const encodeValue = (value: Value): Buffer => encode(new Map([['', value]]));

export const sameBits = (a: Value | undefined, b: Value | undefined): boolean =>
  a === undefined || b === undefined ? a === b : encodeValue(a).equals(encodeValue(b));

/** The type byte MongoDB writes for a missing value's stand-in. */
export const bsonUndefined = new Opaque(BsonType.undefined, Buffer.alloc(0));
