import { CommandError, unsupported } from '../errors';
import { Binary, BsonType, DateTime, emptyDoc, Int32, ObjectId, Regex } from './values';
import type { Doc, Value } from './values';

export const maxDepth = 180;

/** The most values a document of a request may hold, at all levels together: they are read in one step. */
const mostReceived = 200_000;

export const invalid = (reason: string) => new CommandError(22, `invalid BSON: ${reason}`);

/** The names that were read last, each at a place that its bytes determine. */
const knownNames: (string | undefined)[] = Array.from({ length: 4096 });
const longestKnown = 64;

function isAt(name: string, bytes: Buffer, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let index = 0; index < name.length; index += 1)
    if (name.charCodeAt(index) !== bytes[start + index]) return false;
  return true;
}

/** Reads BSON bytes; every length is checked, because the bytes may come from anywhere. */
class Reader {
  at = 0;
  constructor(
    readonly bytes: Buffer,
    /** The number of values that may still come. */
    private valuesLeft: number,
  ) {}

  countValue(): void {
    this.valuesLeft -= 1;
    if (this.valuesLeft < 0)
      throw unsupported(
        `a document of more than ${mostReceived} values`,
        'keep smaller documents, or ask for less',
      );
  }

  /** Moves past a number of bytes. @returns where they begin */
  pass(length: number): number {
    const start = this.at;
    if (length < 0 || start + length > this.bytes.length) throw invalid('a length reaches past the end');
    this.at += length;
    return start;
  }

  /** A copy, so that a small value does not keep all the bytes in memory. */
  copy(start: number): Buffer {
    return Buffer.from(this.bytes.subarray(start, this.at));
  }

  int32(): number {
    return this.bytes.readInt32LE(this.pass(4));
  }

  /** Reads a type; it is signed, as the type of the smallest key is -1. Zero ends a document. */
  type(): number {
    return this.bytes.readInt8(this.pass(1));
  }

  cstring(): string {
    const { bytes, at } = this;
    let end = at;
    let highest = 0;
    let hash = 0;
    for (let byte = bytes[end]; byte !== 0; byte = bytes[end]) {
      if (byte === undefined) throw invalid('a name without an end');
      if (byte > highest) highest = byte;
      hash = (Math.imul(hash, 31) + byte) | 0;
      end += 1;
    }
    this.at = end + 1;
    if (highest >= 0x80) return utf8(bytes.subarray(at, end));
    // Most names are ASCII and were met before, and most of a scan's time goes into names.
    const slot = (hash ^ (hash >>> 12)) & (knownNames.length - 1);
    const cachedName = knownNames[slot];
    if (cachedName !== undefined && isAt(cachedName, bytes, at, end)) return cachedName;
    const name = bytes.toString('latin1', at, end);
    if (name.length <= longestKnown) knownNames[slot] = name;
    return name;
  }

  string(): string {
    const length = this.int32();
    if (length < 1) throw invalid('a string of negative length');
    const start = this.pass(length - 1);
    const value = utf8(this.bytes.subarray(start, start + length - 1));
    if (this.type() !== 0) throw invalid('a string without an end');
    return value;
  }
}

/** Refuses text that is not UTF-8, as it would change when it is written again. */
function utf8(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') && !Buffer.from(text, 'utf8').equals(bytes))
    throw invalid('text that is not UTF-8');
  return text;
}

/**
 * @param only the wanted top-level names; other fields are skipped unread, and reading stops after the last wanted one, so only
 * for bytes that were checked when they arrived
 * @throws CommandError 22 for bytes that are not BSON
 */
export const decode = (bytes: Buffer, only?: ReadonlySet<string>): Doc =>
  readWhole(new Reader(bytes, Infinity), only);

/** @throws CommandError 22 for bytes that are not BSON, 238 for more values than one step may take */
export const decodeReceived = (bytes: Buffer): Doc => readWhole(new Reader(bytes, mostReceived));

function readWhole(reader: Reader, only?: ReadonlySet<string>): Doc {
  const value = readInto(emptyDoc(), reader, 0, only);
  if (reader.at !== reader.bytes.length) throw invalid('bytes after the document');
  return value;
}

/** A document without some of its top-level fields. Nothing is decoded: only for bytes that were checked when they arrived. */
export function withoutFields(bytes: Buffer, names: ReadonlySet<string>): Buffer {
  const reader = new Reader(bytes, Infinity);
  reader.pass(4);
  const parts: Buffer[] = [bytes.subarray(0, 4)];
  let from = reader.at;
  for (let start = reader.at, type = reader.type(); type !== 0; start = reader.at, type = reader.type()) {
    const isLeftOut = names.has(reader.cstring());
    skip(reader, type);
    if (!isLeftOut) continue;
    parts.push(bytes.subarray(from, start));
    from = reader.at;
  }
  if (from === 4) return bytes;
  const result = Buffer.concat([...parts, bytes.subarray(from)]);
  result.writeInt32LE(result.length);
  return result;
}

/** The wanted fields of a document: each as a whole, or some of the fields inside it. */
export interface WantedFields {
  readonly size: number;
  get: (name: string) => true | WantedFields | undefined;
}

/**
 * A document with only some of its fields. Nothing is decoded: only for bytes that were checked when they arrived.
 *
 * @returns undefined where an array would have to be looked into
 */
export function onlyFields(bytes: Buffer, wanted: WantedFields): Buffer | undefined {
  const parts: Buffer[] = [];
  return takeFields(new Reader(bytes, Infinity), wanted, parts) ? Buffer.concat(parts) : undefined;
}

const endOfDocument = Buffer.alloc(1);

/** Takes the document at the reader's position. @returns whether it could */
function takeFields(reader: Reader, wanted: WantedFields, parts: Buffer[]): boolean {
  const { bytes } = reader;
  const end = reader.at + documentLength(bytes, reader.at);
  reader.pass(4);
  const length = Buffer.alloc(4);
  const first = parts.push(length) - 1;
  for (let fieldsLeft = wanted.size; fieldsLeft > 0;) {
    const start = reader.at;
    const type = reader.type();
    if (type === 0) break;
    const entry = wanted.get(reader.cstring());
    fieldsLeft -= entry ? 1 : 0;
    const inside = entry === true ? undefined : entry;
    if (inside && type === BsonType.array) return false;
    if (inside && type === BsonType.object) {
      parts.push(bytes.subarray(start, reader.at));
      if (!takeFields(reader, inside, parts)) return false;
    } else {
      skip(reader, type);
      if (entry === true) parts.push(bytes.subarray(start, reader.at));
    }
  }
  parts.push(endOfDocument);
  reader.at = end;
  length.writeInt32LE(parts.slice(first).reduce((sum, part) => sum + part.length, 0));
  return true;
}

/** The length of the document that starts at `at`, checked against the bytes there are. */
export function documentLength(bytes: Buffer, at: number): number {
  if (at + 5 > bytes.length) throw invalid('a document that is cut off');
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > bytes.length) throw invalid('a document of wrong length');
  return length;
}

/** Reads a document or an array into an empty one; with `only`, stops after the last wanted field. */
function readInto<T extends Doc | Value[]>(
  into: T,
  reader: Reader,
  depth: number,
  only?: ReadonlySet<string>,
): T {
  if (depth > maxDepth) throw invalid(`more than ${maxDepth} levels`);
  const end = reader.at + documentLength(reader.bytes, reader.at);
  reader.pass(4);
  let count = 0;
  for (let type = reader.type(); type !== 0; type = reader.type()) {
    const name = reader.cstring();
    reader.countValue();
    if (only === undefined || only.has(name)) {
      const value = readValue(reader, type, depth);
      if (into instanceof Map) into.set(name, value);
      else into.push(value);
      count += 1;
    } else skip(reader, type);
    if (count !== only?.size) continue;
    reader.at = end;
    return into;
  }
  if (reader.at !== end) throw invalid('a document of wrong length');
  if (into instanceof Map && count !== into.size) throw invalid('a field name twice in one document');
  return into;
}

function readBinary(reader: Reader): Binary {
  const length = reader.int32();
  const subtype = reader.bytes.readUInt8(reader.pass(1));
  if (subtype === 2) throw unsupported('the BSON subtype 2 of binary data', 'store it as subtype 0');
  return new Binary(subtype, reader.copy(reader.pass(length)));
}

function readBool({ bytes }: Reader, at: number): boolean {
  if ((bytes[at] ?? 2) > 1) throw invalid('a boolean that is neither 0 nor 1');
  return bytes[at] === 1;
}

const unsupportedTypes: Partial<Record<number, string>> = {
  6: 'undefined',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  17: 'timestamp',
  19: 'decimal',
  127: 'maxKey',
  [-1]: 'minKey',
};

type Read = (reader: Reader, at: number, depth: number) => Value;

/** The ways to read values; a value with a `size` begins at `at`, and the reader has passed it already. */
const kinds: Partial<Record<number, { size?: number; read: Read }>> = {
  [BsonType.double]: { size: 8, read: ({ bytes }, at) => bytes.readDoubleLE(at) },
  [BsonType.string]: { read: (reader) => reader.string() },
  [BsonType.object]: { read: (reader, _, depth) => readInto(emptyDoc(), reader, depth) },
  [BsonType.array]: { read: (reader, _, depth) => readInto([], reader, depth) },
  [BsonType.binData]: { read: readBinary },
  [BsonType.objectId]: { size: 12, read: (reader, at) => new ObjectId(reader.copy(at)) },
  [BsonType.bool]: { size: 1, read: readBool },
  [BsonType.date]: { size: 8, read: ({ bytes }, at) => new DateTime(bytes.readBigInt64LE(at)) },
  [BsonType.null]: { size: 0, read: () => null },
  [BsonType.regex]: { read: (reader) => new Regex(reader.cstring(), reader.cstring()) },
  [BsonType.int]: { size: 4, read: ({ bytes }, at) => new Int32(bytes.readInt32LE(at)) },
  [BsonType.long]: { size: 8, read: ({ bytes }, at) => bytes.readBigInt64LE(at) },
};

function readValue(reader: Reader, type: number, depth: number): Value {
  const kind = kinds[type];
  if (kind) return kind.read(reader, reader.pass(kind.size ?? 0), depth + 1);
  const name = unsupportedTypes[type];
  throw name
    ? unsupported(`the BSON type ${name}`, 'store a text, a number or a date')
    : invalid(`unknown type ${type}`);
}

function skip(reader: Reader, type: number): void {
  const size = kinds[type]?.size;
  if (size !== undefined) reader.pass(size);
  else if (type === BsonType.object || type === BsonType.array)
    reader.pass(documentLength(reader.bytes, reader.at));
  else if (type === BsonType.string) reader.pass(reader.int32());
  else readValue(reader, type, 0);
}
