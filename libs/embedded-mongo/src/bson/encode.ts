import { spend } from '../effort';
import { CommandError } from '../errors';
import { invalid, maxDepth } from './decode';
import { Binary, DateTime, Int32, Regex, typeOf } from './values';
import type { Doc, Value } from './values';

/** The largest encoded size: a computed value can be small in memory, where parts are shared, and endless when encoded. */
const maxBytes = 64 * 1024 * 1024;

/** The effort of encoding a value inside another one. */
const itemEffort = 30;

/** A buffer in which most documents are encoded and then copied out, so that they need no growing buffers. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** The longest names and texts that are written character by character, which is faster as long as they are ASCII. */
const shortText = 24;

class Writer {
  private buffer: Buffer = shared;
  private used = 0;

  private room(length: number): number {
    const start = this.used;
    this.used += length;
    if (this.used > this.buffer.length) this.grow(start);
    return start;
  }
  private grow(start: number): void {
    if (this.used > maxBytes)
      throw new CommandError(10334, `BSON of more than ${maxBytes} bytes is too large`);
    const grown = Buffer.allocUnsafe(Math.max(this.used, this.buffer.length * 2));
    this.buffer.copy(grown, 0, 0, start);
    this.buffer = grown;
  }

  private byte(value: number): void {
    const at = this.room(1);
    this.buffer[at] = value & 0xff;
  }
  private int32(value: number): void {
    const at = this.room(4);
    this.setInt32(value, at);
  }
  private setInt32(value: number, at: number): void {
    const { buffer } = this;
    buffer[at] = value;
    buffer[at + 1] = value >> 8;
    buffer[at + 2] = value >> 16;
    buffer[at + 3] = value >> 24;
  }
  private int64(value: bigint): void {
    const at = this.room(8);
    this.buffer.writeBigInt64LE(BigInt.asIntN(64, value), at);
  }
  private double(value: number): void {
    const at = this.room(8);
    this.buffer.writeDoubleLE(value, at);
  }
  private raw(bytes: Uint8Array): void {
    const at = this.room(bytes.length);
    this.buffer.set(bytes, at);
  }
  /** Writes text with a zero byte after it. @returns the number of bytes before the zero */
  private text(text: string): number {
    const { length } = text;
    // In UTF-8 no unit of a string needs more than three bytes.
    const mostBytes = length < shared.length / 8 ? 3 * length : Buffer.byteLength(text);
    const start = this.room(mostBytes + 1);
    const { buffer } = this;
    let at = start;
    if (length <= shortText)
      for (let index = 0; index < length; index += 1) {
        const code = text.charCodeAt(index);
        if (code >= 0x80) break;
        buffer[at] = code;
        at += 1;
      }
    if (at - start < length) at = start + buffer.write(text, start);
    buffer[at] = 0;
    this.used = at + 1;
    return at - start;
  }
  private cstring(text: string): void {
    if (text.includes('\0')) throw invalid('a name with a zero byte');
    this.text(text);
  }
  private string(text: string): void {
    const at = this.room(4);
    this.setInt32(this.text(text) + 1, at);
  }
  items(items: Doc | Value[], depth: number): void {
    if (depth > maxDepth) throw invalid(`more than ${maxDepth} levels`);
    const start = this.room(4);
    if (Array.isArray(items))
      for (let index = 0; index < items.length; index += 1) this.field(String(index), items[index], depth);
    else for (const [name, item] of items) this.field(name, item, depth);
    this.byte(0);
    this.setInt32(this.used - start, start);
  }
  private field(name: string, item: Value = null, depth: number): void {
    spend(itemEffort);
    this.byte(typeOf(item));
    this.cstring(name);
    this.value(item, depth + 1);
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
    const bytes = this.buffer.subarray(0, this.used);
    return this.buffer === shared ? Buffer.from(bytes) : bytes;
  }
}

/** Encodes a document. @throws CommandError 22 for a name with a zero byte or for more than 180 levels */
export function encode(value: Doc): Buffer {
  const writer = new Writer();
  writer.items(value, 0);
  return writer.done();
}

const encodeValue = (value: Value): Buffer => encode(new Map([['', value]]));

export const sameBits = (a: Value | undefined, b: Value | undefined): boolean =>
  a === undefined || b === undefined ? a === b : encodeValue(a).equals(encodeValue(b));
