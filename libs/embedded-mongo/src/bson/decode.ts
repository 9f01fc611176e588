import { Decimal128 } from 'bson';
import { CommandError } from '../errors';
import {
  Binary,
  BsonType,
  DateTime,
  type Doc,
  Int32,
  ObjectId,
  Opaque,
  Regex,
  Timestamp,
  type Value,
} from './values';

/** MongoDB's own limit of nesting. */
const maxDepth = 180;

const invalid = (what: string) => new CommandError(22, `invalid BSON: ${what}`);

/** Reads BSON bytes; every length is checked, because the bytes may come from anywhere. */
class Reader {
  at = 0;
  constructor(readonly bytes: Buffer) {}

  /** Goes past so many bytes and gives where they begin. */
  pass(length: number): number {
    const start = this.at;
    if (length < 0 || start + length > this.bytes.length) throw invalid('a length reaches past the end');
    this.at += length;
    return start;
  }

  take(length: number): Buffer {
    const start = this.pass(length);
    return this.bytes.subarray(start, start + length);
  }

  int32(): number {
    return this.bytes.readInt32LE(this.pass(4));
  }

  byte(): number {
    return this.bytes.readUInt8(this.pass(1));
  }

  cstring(): string {
    const { bytes, at } = this;
    let end = at;
    let highest = 0;
    for (let byte = bytes[end]; byte !== 0; byte = bytes[end]) {
      if (byte === undefined) throw invalid('a name without an end');
      if (byte > highest) highest = byte;
      end += 1;
    }
    this.at = end + 1;
    // Most names are ASCII, and most of the time of a scan goes into names.
    return highest < 0x80 ? bytes.toString('latin1', at, end) : utf8(bytes.subarray(at, end));
  }

  string(): string {
    const length = this.int32();
    if (length < 1) throw invalid('a string of negative length');
    const value = utf8(this.take(length - 1));
    if (this.byte() !== 0) throw invalid('a string without an end');
    return value;
  }
}

/** Text that is not UTF-8 would change when it is written again, so it is refused instead. */
function utf8(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') && !Buffer.from(text, 'utf8').equals(bytes))
    throw invalid('text that is not UTF-8');
  return text;
}

/**
 * Reads one document.
 *
 * @param bytes exactly the document
 * @param only top-level names that are wanted; the others are skipped unread, and nothing behind the last of them is looked
 *   at: for bytes that were checked when they came
 * @returns the document as a Map
 * @throws CommandError 22 for bytes that are not BSON
 */
export function decode(bytes: Buffer, only?: ReadonlySet<string>): Doc {
  const reader = new Reader(bytes);
  const value = readDocument(reader, 0, only);
  if (reader.at !== bytes.length) throw invalid('bytes after the document');
  return value;
}

/** The length of the document that starts at `at`, checked against what is there. */
export function documentLength(bytes: Buffer, at: number): number {
  if (at + 5 > bytes.length) throw invalid('a document that is cut off');
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > bytes.length) throw invalid('a document of wrong length');
  return length;
}

function enter(reader: Reader, depth: number): number {
  if (depth > maxDepth) throw invalid(`more than ${maxDepth} levels`);
  const start = reader.at;
  const end = start + documentLength(reader.bytes, start);
  reader.at += 4;
  return end;
}

function readDocument(reader: Reader, depth: number, only?: ReadonlySet<string>): Doc {
  const end = enter(reader, depth);
  const result: Doc = new Map();
  let count = 0;
  for (let type = reader.byte(); type !== 0; type = reader.byte()) {
    const name = reader.cstring();
    if (only !== undefined && !only.has(name)) {
      skip(reader, type);
      continue;
    }
    result.set(name, readValue(reader, type, depth));
    count += 1;
    if (count === only?.size) {
      reader.at = end;
      return result;
    }
  }
  if (reader.at !== end) throw invalid('a document of wrong length');
  if (count !== result.size) throw invalid('a field name twice in one document');
  return result;
}

function readArray(reader: Reader, depth: number): Value[] {
  const end = enter(reader, depth);
  const result: Value[] = [];
  for (let type = reader.byte(); type !== 0; type = reader.byte()) {
    reader.cstring();
    result.push(readValue(reader, type, depth));
  }
  if (reader.at !== end) throw invalid('an array of wrong length');
  return result;
}

/** Bytes of the types that always have as many. */
const sizes = new Map<number, number>([
  [BsonType.double, 8],
  [BsonType.objectId, 12],
  [BsonType.bool, 1],
  [BsonType.date, 8],
  [BsonType.null, 0],
  [BsonType.int, 4],
  [BsonType.timestamp, 8],
  [BsonType.long, 8],
  [BsonType.decimal, 16],
]);

function skip(reader: Reader, type: number): void {
  const size = sizes.get(type);
  if (size !== undefined) reader.pass(size);
  else if (type === BsonType.object || type === BsonType.array)
    reader.pass(documentLength(reader.bytes, reader.at));
  else if (type === BsonType.string) reader.pass(reader.int32());
  else readValue(reader, type, 0);
}

function readBool(reader: Reader): boolean {
  const value = reader.byte();
  if (value > 1) throw invalid('a boolean that is neither 0 nor 1');
  return value === 1;
}

function readBinary(reader: Reader): Binary {
  const length = reader.int32();
  const subtype = reader.byte();
  const bytes = Buffer.from(reader.take(length));
  if (subtype === 2 && (length < 4 || bytes.readInt32LE() !== length - 4))
    throw invalid('old binary data of wrong length');
  return new Binary(subtype, bytes);
}

function readCodeWithScope(reader: Reader, depth: number): void {
  const end = reader.at + documentLength(reader.bytes, reader.at);
  reader.take(4);
  reader.string();
  readDocument(reader, depth + 1);
  if (reader.at !== end) throw invalid('code of wrong length');
}

function readOpaque(reader: Reader, type: number, depth: number): Opaque {
  const start = reader.at;
  if (type === BsonType.dbPointer) {
    reader.string();
    reader.take(12);
  } else if (type === BsonType.javascript || type === BsonType.symbol) {
    reader.string();
  } else if (type === BsonType.javascriptWithScope) {
    readCodeWithScope(reader, depth);
  } else if (type !== BsonType.undefined && type !== 0xff && type !== BsonType.maxKey) {
    throw invalid(`unknown type ${type}`);
  }
  return new Opaque(
    type === 0xff ? BsonType.minKey : type,
    Buffer.from(reader.bytes.subarray(start, reader.at)),
  );
}

function readValue(reader: Reader, type: number, depth: number): Value {
  switch (type) {
    case BsonType.double:
      return reader.bytes.readDoubleLE(reader.pass(8));
    case BsonType.string:
      return reader.string();
    case BsonType.object:
      return readDocument(reader, depth + 1);
    case BsonType.array:
      return readArray(reader, depth + 1);
    case BsonType.binData:
      return readBinary(reader);
    case BsonType.objectId:
      return new ObjectId(Buffer.from(reader.take(12)));
    case BsonType.bool:
      return readBool(reader);
    case BsonType.date:
      return new DateTime(reader.bytes.readBigInt64LE(reader.pass(8)));
    case BsonType.null:
      return null;
    case BsonType.regex:
      return new Regex(reader.cstring(), reader.cstring());
    case BsonType.int:
      return new Int32(reader.int32());
    case BsonType.timestamp:
      return new Timestamp(reader.bytes.readBigUInt64LE(reader.pass(8)));
    case BsonType.long:
      return reader.bytes.readBigInt64LE(reader.pass(8));
    case BsonType.decimal:
      return new Decimal128(Buffer.from(reader.take(16)));
    default:
      return readOpaque(reader, type, depth);
  }
}
