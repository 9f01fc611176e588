import { encodeValue } from './encode';
import { compareNumbers } from './numbers';
import {
  Binary,
  BsonType,
  DateTime,
  type Doc,
  isDoc,
  isNumber,
  ObjectId,
  Opaque,
  RawDoc,
  Regex,
  Timestamp,
  typeOf,
  type Value,
} from './values';

const order: readonly (readonly number[])[] = [
  [BsonType.minKey],
  [BsonType.undefined],
  [BsonType.null],
  [BsonType.double, BsonType.int, BsonType.long, BsonType.decimal],
  [BsonType.string, BsonType.symbol],
  [BsonType.object],
  [BsonType.array],
  [BsonType.binData],
  [BsonType.objectId],
  [BsonType.bool],
  [BsonType.date],
  [BsonType.timestamp],
  [BsonType.regex],
  [BsonType.dbPointer],
  [BsonType.javascript],
  [BsonType.javascriptWithScope],
  [BsonType.maxKey],
];

const classes = new Map(order.flatMap((types, index) => types.map((type) => [type, index + 1] as const)));

export const typeClass = {
  minKey: 1,
  undefined: 2,
  null: 3,
  number: 4,
  string: 5,
  object: 6,
  array: 7,
  maxKey: 17,
} as const;

/** The rank of a value's type in MongoDB's order; types of one rank compare by value. */
export const classOf = (value: Value): number => classes.get(typeOf(value)) ?? 0;

/** Text of a string or a symbol, which compare alike. */
export const textOf = (value: Value): string =>
  value instanceof Opaque
    ? value.bytes.toString('utf8', 4, value.bytes.length - 1)
    : typeof value === 'string'
      ? value
      : '';

const sign = (a: bigint | number, b: bigint | number): number => (a < b ? -1 : a > b ? 1 : 0);

const hasSurrogate = /[\ud800-\udfff]/;

/** By UTF-8 bytes, which differs from JavaScript's order beyond the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (hasSurrogate.test(a) || hasSurrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

function compareDocs(a: Doc, b: Doc): number {
  const right = b.entries();
  for (const [name, value] of a) {
    const next = right.next();
    if (next.done) return 1;
    const [otherName, other] = next.value;
    const result =
      classOf(value) - classOf(other) || compareText(name, otherName) || compareValues(value, other);
    if (result !== 0) return sign(result, 0);
  }
  return right.next().done ? 0 : -1;
}

function compareArrays(a: Value[], b: Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const result = compareValues(value, other);
    if (result !== 0) return result;
  }
  return a.length < b.length ? -1 : 0;
}

const compareBinary = (a: Binary, b: Binary): number =>
  sign(a.bytes.length, b.bytes.length) || sign(a.subtype, b.subtype) || Buffer.compare(a.bytes, b.bytes);

/** MongoDB's order of all BSON values: negative, 0 or positive. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  const rank = classOf(a);
  const result = sign(rank, classOf(b));
  if (result !== 0) return result;
  if (rank === typeClass.string) return compareText(textOf(a), textOf(b));
  return compareSameType(a, b);
}

function compareSameType(a: Value, b: Value): number {
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.bytes, b.bytes);
  if (typeof a === 'boolean' && typeof b === 'boolean') return sign(Number(a), Number(b));
  if (a instanceof DateTime && b instanceof DateTime) return sign(a.ms, b.ms);
  if (a instanceof Timestamp && b instanceof Timestamp) return sign(a.bits, b.bits);
  if (a instanceof Binary && b instanceof Binary) return compareBinary(a, b);
  if (a instanceof Regex && b instanceof Regex)
    return compareText(a.pattern, b.pattern) || compareText(a.options, b.options);
  if (a instanceof Opaque && b instanceof Opaque) return Buffer.compare(a.bytes, b.bytes);
  if (a instanceof RawDoc || b instanceof RawDoc) return Buffer.compare(encodeValue(a), encodeValue(b));
  return 0;
}

export const sameValue = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
