import type { Decimal128 } from 'bson';

/**
 * BSON in memory. Documents are Maps, so that field order survives names like "1", and `__proto__` is a name
 * like any other. A double is a number, a 64-bit integer a bigint; JavaScript's `undefined` means "missing".
 */
export type Doc = Map<string, Value>;

type Plain = null | boolean | number | bigint | string | Doc | Value[];

export type Value = Plain | Int32 | Decimal128 | ObjectId | Binary | DateTime | Timestamp | Regex | Opaque;

export class Int32 {
  constructor(readonly value: number) {}
}

export class ObjectId {
  constructor(readonly bytes: Buffer) {}
}

export class Binary {
  constructor(
    readonly subtype: number,
    readonly bytes: Buffer,
  ) {}
}

/** Milliseconds as 64 bits: MongoDB's dates reach further than JavaScript's. */
export class DateTime {
  constructor(readonly ms: bigint) {}
}

export class Timestamp {
  constructor(readonly bits: bigint) {}
}

export class Regex {
  constructor(
    readonly pattern: string,
    readonly options: string,
  ) {}
}

/** A type that is only stored and compared, never computed with: undefined, DBPointer, code, symbol, min and max key. */
export class Opaque {
  constructor(
    readonly type: number,
    readonly bytes: Buffer,
  ) {}
}

/** A document that is passed on as the bytes it was stored in. */
export class RawDoc extends Opaque {
  constructor(bytes: Buffer) {
    super(BsonType.object, bytes);
  }
}

/** Type numbers by alias, in the order of all values. */
export const BsonType = {
  minKey: -1,
  undefined: 6,
  null: 10,
  double: 1,
  int: 16,
  long: 18,
  decimal: 19,
  string: 2,
  symbol: 14,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  timestamp: 17,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  javascriptWithScope: 15,
  maxKey: 127,
} as const;

const aliases = new Map<number, string>(Object.entries(BsonType).map(([name, type]) => [type, name]));

const likeDouble: number[] = [BsonType.int, BsonType.long, BsonType.decimal];

/** The first of the types whose values compare with those of this one. */
const kinOf = (type: number): number =>
  likeDouble.includes(type) ? BsonType.double : type === BsonType.symbol ? BsonType.string : type;

const kinds = [...new Set([...aliases.keys()].map(kinOf))];
const ranks = new Map([...aliases.keys()].map((type) => [type, kinds.indexOf(kinOf(type)) + 1]));

/** The rank of a type in MongoDB's order, from 1; values of one rank compare with each other. */
export const rankOf = (type: number): number => ranks.get(type) ?? 0;

export const classOf = (value: Value): number => rankOf(typeOf(value));

export const isDoc = (value: Value | undefined): value is Doc => value instanceof Map;

export const isDecimal = (value: Value | undefined): value is Decimal128 =>
  typeof value === 'object' && value !== null && '_bsontype' in value;

export type Numeric = number | bigint | Int32 | Decimal128;

export const isNumber = (value: Value | undefined): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Int32 || isDecimal(value);

/** The value as a double, rounded to the nearest. */
export const toDouble = (value: Numeric): number =>
  value instanceof Int32 ? value.value : Number(isDecimal(value) ? value.toString() : value);

/** The BSON type number of a value, as `$type` knows it. */
export function typeOf(value: Value): number {
  if (value === null) return BsonType.null;
  if (typeof value === 'boolean') return BsonType.bool;
  if (typeof value === 'number') return BsonType.double;
  if (typeof value === 'bigint') return BsonType.long;
  if (typeof value === 'string') return BsonType.string;
  if (value instanceof Map) return BsonType.object;
  if (Array.isArray(value)) return BsonType.array;
  if (value instanceof Int32) return BsonType.int;
  if (value instanceof ObjectId) return BsonType.objectId;
  if (value instanceof DateTime) return BsonType.date;
  if (value instanceof Binary) return BsonType.binData;
  if (value instanceof Timestamp) return BsonType.timestamp;
  if (value instanceof Regex) return BsonType.regex;
  return value instanceof Opaque ? value.type : BsonType.decimal;
}

/** The type's alias as MongoDB's messages spell it. */
export const typeName = (value: Value | undefined): string =>
  value === undefined ? 'missing' : (aliases.get(typeOf(value)) ?? 'unknown');

/** Null, missing and the old type undefined. */
export const isNullish = (value: Value | undefined): value is null | undefined | Opaque =>
  value === undefined || value === null || typeOf(value) === BsonType.undefined;

/** A JavaScript number where the value is an integer that one can hold, else `undefined`. */
export function asInteger(value: Value | undefined): number | undefined {
  const plain = isNumber(value) ? toDouble(value) : undefined;
  return Number.isSafeInteger(plain) ? plain : undefined;
}

/** What MongoDB takes for true: everything but false, null, missing and zero. */
export function isTruthy(value: Value | undefined): boolean {
  if (isNumber(value)) return toDouble(value) !== 0;
  if (value instanceof Opaque) return value.type !== BsonType.undefined;
  return value !== undefined && value !== null && value !== false;
}

/** Text of a string or a symbol, which compare alike; `undefined` for any other value. */
export function textOf(value: Value | undefined): string | undefined {
  if (value instanceof Opaque && value.type === BsonType.symbol)
    return value.bytes.toString('utf8', 4, value.bytes.length - 1);
  return typeof value === 'string' ? value : undefined;
}

/** An integer in the smallest BSON type that holds it. */
export const integer = (value: number): Value =>
  value === (value | 0) && !Object.is(value, -0)
    ? new Int32(value)
    : Number.isSafeInteger(value)
      ? BigInt(value)
      : value;

export const doc = (entries: Record<string, Value | undefined> = {}): Doc =>
  new Map(Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined));

export const emptyDoc = (): Doc => new Map();

/** The text of a value that is known to be one. */
export const asText = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
