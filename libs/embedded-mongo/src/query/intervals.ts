import { classOf, typeClass } from '../bson/compare';
import { classPrefix, encodeKey, textPrefix } from '../bson/key-encoding';
import { DateTime, Int32, ObjectId, Regex, type Value } from '../bson/values';
import type { Comparison } from './filter';
import { literalPrefix } from './regex';

/**
 * A stretch of an index field: from `low` up to everything that begins with `high`. It may hold more than the
 * condition allows, never less; every document found is tested again.
 */
export interface Interval {
  low: Buffer;
  high: Buffer;
  /** It holds one value alone, so that the next field of the index can be looked up behind it. */
  isPoint?: boolean;
}

const point = (value: Value): Interval => {
  const key = encodeKey(value);
  return { low: key, high: key, isPoint: true };
};

const wholeClass = (rank: number): Interval => ({ low: classPrefix(rank), high: classPrefix(rank) });

/** Missing fields are indexed as null; MongoDB's null also stands for the old type undefined. */
const nulls = (): Interval[] =>
  [typeClass.undefined, typeClass.null].map((rank) => ({ ...wholeClass(rank), isPoint: true }));

/** Where in an index a condition can be fulfilled, or `undefined` when that may be anywhere. */
export function intervalsOf({ operator, value }: Comparison): Interval[] | undefined {
  switch (operator) {
    case '$eq':
      return equal(value);
    case '$in':
      return Array.isArray(value) ? union(value) : undefined;
    case '$regex':
      return value instanceof Regex ? regexIntervals(value) : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return range(operator, value);
    case '$exists':
    case '$elemMatch':
      return undefined;
  }
}

function equal(value: Value): Interval[] | undefined {
  // An array is indexed by its elements, so the whole of it cannot be looked up.
  if (Array.isArray(value)) return undefined;
  return value === null ? nulls() : [point(value)];
}

function union(values: Value[]): Interval[] | undefined {
  const found: Interval[] = [];
  for (const value of values) {
    const part = value instanceof Regex ? regexIntervals(value) : equal(value);
    if (!part) return undefined;
    found.push(...part);
  }
  return found;
}

function regexIntervals(regex: Regex): Interval[] {
  const prefix = literalPrefix(regex);
  const texts =
    prefix === '' ? wholeClass(typeClass.string) : { low: textPrefix(prefix), high: textPrefix(prefix) };
  return [texts, point(regex)];
}

function range(operator: '$gt' | '$gte' | '$lt' | '$lte', value: Value): Interval[] | undefined {
  const rank = classOf(value);
  if (value === null) return nulls();
  if (rank === typeClass.minKey || rank === typeClass.maxKey || rank === typeClass.array) return undefined;
  const key = encodeKey(value);
  return [
    operator === '$gt' || operator === '$gte'
      ? { low: key, high: classPrefix(rank) }
      : { low: classPrefix(rank), high: key },
  ];
}

/** Which of two upper ends, both meaning "and everything that begins so", reaches less far. */
function lowerHigh(a: Buffer, b: Buffer): Buffer {
  const shared = Math.min(a.length, b.length);
  const order = Buffer.compare(a.subarray(0, shared), b.subarray(0, shared));
  if (order !== 0) return order < 0 ? a : b;
  return a.length > b.length ? a : b;
}

/** What two single stretches have in common; empty ones are left out. */
export function intersect(a: Interval, b: Interval): Interval[] {
  const low = Buffer.compare(a.low, b.low) >= 0 ? a.low : b.low;
  const high = lowerHigh(a.high, b.high);
  const beyond = Buffer.compare(low.subarray(0, high.length), high) > 0;
  return beyond ? [] : [{ low, high }];
}

export const isPoint = (interval: Interval): boolean => interval.isPoint === true;

/**
 * Whether the intervals of a condition hold what it matches and nothing else. Null is also fulfilled by what is missing
 * and not by an empty array, whose key lies beside it; whole arrays and documents are left to the test of each document.
 */
export function isExactPoint({ operator, value }: Comparison): boolean {
  if (operator === '$in') return Array.isArray(value) && value.every(isScalar);
  return operator === '$eq' && isScalar(value);
}

const isScalar = (value: Value): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  typeof value === 'bigint' ||
  (typeof value === 'number' && !Number.isNaN(value)) ||
  value instanceof Int32 ||
  value instanceof ObjectId ||
  value instanceof DateTime;
