import { spend } from '../effort';
import { encodeKey } from './key-encoding';
import {
  classOf,
  DateTime,
  type Doc,
  Int32,
  isDoc,
  isNumber,
  type Numeric,
  ObjectId,
  type Value,
} from './values';

const hasSurrogate = /[\ud800-\udfff]/;

/** Compares texts by their UTF-8 bytes, which differs from JavaScript's order beyond the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (hasSurrogate.test(a) || hasSurrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** The effort of comparing two values inside others, with their names. */
const itemEffort = 5;

/** Compares documents by type, name and value of each field in turn, and arrays element by element. */
function compareItems(a: Doc | Value[], b: Doc | Value[]): number {
  const right = b.entries();
  for (const [name, value] of a.entries()) {
    spend(itemEffort);
    const next = right.next();
    if (next.done) return 1;
    const [otherName, other] = next.value;
    const result =
      Math.sign(classOf(value) - classOf(other)) ||
      compareText(String(name), String(otherName)) ||
      compareValues(value, other);
    if (result !== 0) return result;
  }
  return right.next().done ? 0 : -1;
}

/** Compares numbers of all types by value, NaN first; a 64-bit integer and a double are compared exactly. */
function compareNumbers(a: Numeric, b: Numeric): number {
  const left = a instanceof Int32 ? a.value : a;
  const right = b instanceof Int32 ? b.value : b;
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  if (Number.isNaN(right)) return 1;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Compares any two BSON values in MongoDB's order. @returns a negative number, 0 or a positive number */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a instanceof DateTime && b instanceof DateTime) return a.ms < b.ms ? -1 : a.ms > b.ms ? 1 : 0;
  if ((isDoc(a) && isDoc(b)) || (Array.isArray(a) && Array.isArray(b))) return compareItems(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.bytes, b.bytes);
  return Math.sign(classOf(a) - classOf(b)) || Buffer.compare(encodeKey(a), encodeKey(b));
}

export const sameValue = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
