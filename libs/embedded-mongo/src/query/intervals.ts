import { classPrefix, encodeKey, textPrefix } from '../bson/key-encoding';
import { classOf, Regex, type Value } from '../bson/values';
import type { Comparison } from '../match/filter';
import { hasKey } from '../match/operators';
import { literalOf } from '../match/regex';
import { after } from '../storage/keys';

/**
 * A part of an index field: from `low` up to everything that begins with `high`. It may hold more than the condition allows,
 * never less; every document found is tested again.
 */
export interface Interval {
  low: Buffer;
  high: Buffer;
  /** True when it holds only one value, so that the next field of the index can be looked up too. */
  isPoint?: boolean;
}

const point = (key: Buffer): Interval => ({ low: key, high: key, isPoint: true });

/** Missing fields are indexed as null. */
const nulls = [point(encodeKey(null))];

/** The most values that are looked up one by one. */
const maxValues = 20_000;

/** The intervals of an index in which a condition can hold, or `undefined` when it may hold anywhere. */
export function intervalsOf({ operator, value }: Comparison): Interval[] | undefined {
  if (operator === '$exists') return undefined;
  // `$eq` looks for a stored expression, not for text.
  if (operator === '$eq' && value instanceof Regex) return [point(encodeKey(value))];
  if (operator === '$eq' || operator === '$regex') return equal(value);
  if (operator === '$in') {
    const parts = Array.isArray(value) && value.length <= maxValues ? value.map(equal) : [undefined];
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (value === null) return nulls;
  // An array is indexed by its elements, so a whole array cannot be looked up.
  if (Array.isArray(value)) return undefined;
  const [key, prefix] = [encodeKey(value), classPrefix(classOf(value))];
  return [
    operator === '$gt' || operator === '$gte' ? { low: key, high: prefix } : { low: prefix, high: key },
  ];
}

function equal(value: Value): Interval[] | undefined {
  if (Array.isArray(value)) return undefined;
  if (value === null) return nulls;
  if (!(value instanceof Regex)) return [point(encodeKey(value))];
  const { text, isBeginning } = literalOf(value);
  const prefix = textPrefix(isBeginning ? text : '');
  return [{ low: prefix, high: prefix }, point(encodeKey(value))];
}

export function intersect(a: Interval, b: Interval): Interval[] {
  const low = Buffer.compare(a.low, b.low) >= 0 ? a.low : b.low;
  const high = Buffer.compare(after(a.high), after(b.high)) <= 0 ? a.high : b.high;
  return Buffer.compare(low, after(high)) < 0 ? [{ low, high }] : [];
}

/**
 * Whether the intervals of a condition hold exactly its matches. Null also matches missing values but not an empty array, whose
 * key lies beside it; whole arrays and documents are left to the test of each document.
 */
export function isExact({ operator, value }: Comparison): boolean {
  if (operator === '$regex' && value instanceof Regex) {
    const { text, isBeginning } = literalOf(value);
    return isBeginning && text !== '';
  }
  const values = operator === '$eq' ? [value] : operator === '$in' && Array.isArray(value) ? value : [null];
  return values.every((item) => hasKey(item) && !Number.isNaN(item));
}
