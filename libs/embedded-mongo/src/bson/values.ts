/**
 * BSON in memory. Documents are Maps, so that field order survives names like "1", and `__proto__` is a name
 * like any other. A double is a number, a 64-bit integer a bigint; JavaScript's `undefined` means "missing".
 */
export type Doc = Map<string, Value>;

type Plain = null | boolean | number | bigint | string | Doc | Value[];

export type Value = Plain | Int32 | ObjectId | Binary | DateTime | Regex | RawDoc;

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

/** A date in milliseconds as 64 bits: MongoDB's dates reach further than JavaScript's. */
export class DateTime {
  constructor(readonly ms: bigint) {}
}

export class Regex {
  constructor(
    readonly pattern: string,
    readonly options: string,
  ) {}
}

/** A document that is passed on as its stored bytes. */
export class RawDoc {
  constructor(readonly bytes: Buffer) {}
}

/**
 * The index key of an empty array, and the value that a missing one compares as: MongoDB's old type undefined, which no document
 * contains.
 */
export const nothing = new RawDoc(Buffer.alloc(0));

export const BsonType = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  int: 16,
  long: 18,
} as const;

const names = new Map<number, string>(Object.entries(BsonType).map(([name, type]) => [type, name]));

/** MongoDB's order of the types, with gaps for those that are missing here: index entries begin with these numbers. */
const ranks = new Map<number, number>([
  [BsonType.undefined, 2],
  [BsonType.null, 3],
  [BsonType.double, 4],
  [BsonType.int, 4],
  [BsonType.long, 4],
  [BsonType.string, 5],
  [BsonType.object, 6],
  [BsonType.array, 7],
  [BsonType.binData, 8],
  [BsonType.objectId, 9],
  [BsonType.bool, 10],
  [BsonType.date, 11],
  [BsonType.regex, 13],
]);

/** The rank of a value's type in MongoDB's order; values of one rank compare with each other. */
export const classOf = (value: Value): number => ranks.get(typeOf(value)) ?? 0;

export const isDoc = (value: Value | undefined): value is Doc => value instanceof Map;

export type Numeric = number | bigint | Int32;

export const isNumber = (value: Value | undefined): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Int32;

export const toDouble = (value: Numeric): number => Number(value instanceof Int32 ? value.value : value);

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
  if (value instanceof Regex) return BsonType.regex;
  return value === nothing ? BsonType.undefined : BsonType.object;
}

/** The type's alias as MongoDB's messages spell it. */
export const typeName = (value: Value | undefined): string =>
  value === undefined ? 'missing' : (names.get(typeOf(value)) ?? 'unknown');

/** A JavaScript number where the value is an integer that fits one, otherwise `undefined`. */
export function asInteger(value: Value | undefined): number | undefined {
  const plain = isNumber(value) ? toDouble(value) : undefined;
  return Number.isSafeInteger(plain) ? plain : undefined;
}

/** Whether MongoDB takes a value for true: anything but false, null, missing and zero. */
export function isTruthy(value: Value | undefined): boolean {
  if (isNumber(value)) return toDouble(value) !== 0;
  return value !== undefined && value !== null && value !== false;
}

export const integer = (value: number): Value =>
  value === (value | 0) && !Object.is(value, -0)
    ? new Int32(value)
    : Number.isSafeInteger(value)
      ? BigInt(value)
      : value;

export const doc = (entries: Record<string, Value | undefined> = {}): Doc =>
  new Map(Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined));

export const emptyDoc = (): Doc => new Map();

export const asText = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
