import { spend } from '../effort';
import { encodeKey } from './key-encoding';
import { compareNumbers } from './numbers';
import { classOf, DateTime, type Doc, isDoc, isNumber, ObjectId, textOf, type Value } from './values';

const hasSurrogate = /[\ud800-\udfff]/;

/** By UTF-8 bytes, which differs from JavaScript's order beyond the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (hasSurrogate.test(a) || hasSurrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** Of two values inside others, with their names. */
const itemEffort = 5;

/** Documents by type, name and value of field after field, arrays by element after element. */
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

/** MongoDB's order of all BSON values: negative, 0 or positive. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a instanceof DateTime && b instanceof DateTime) return a.ms < b.ms ? -1 : a.ms > b.ms ? 1 : 0;
  if ((isDoc(a) && isDoc(b)) || (Array.isArray(a) && Array.isArray(b))) return compareItems(a, b);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.bytes, b.bytes);
  const [text, otherText] = [textOf(a), textOf(b)];
  if (text !== undefined && otherText !== undefined) return compareText(text, otherText);
  return Math.sign(classOf(a) - classOf(b)) || Buffer.compare(encodeKey(a), encodeKey(b));
}

export const sameValue = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
