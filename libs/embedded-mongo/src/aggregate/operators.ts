import { compareValues } from '../bson/compare';
import { DateTime, Int32, isNumber, isTruthy, ObjectId, Opaque, Timestamp, typeName } from '../bson/values';
import type { Value } from '../bson/values';
import { spend } from '../effort';
import { CommandError, unsupported } from '../errors';
import { maxDocumentSize } from '../storage/rows';
import { dateOf, formatted, isoForm } from './dates';
import { arrayIn, int32In, isNullish, orUndefined, textIn } from './operands';
import type { ListOperators, Operand } from './operands';

const comparing =
  (accept: (order: number) => Value) =>
  (a: Operand, b: Operand): Value =>
    accept(Math.sign(compareValues(orUndefined(a), orUndefined(b))));

/** A number, date or text as text, or `undefined` where MongoDB has none for that type. */
function printed(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (value instanceof DateTime) return formatted(`${isoForm}Z`, dateOf(value), 0);
  if (!isNumber(value)) return undefined;
  if (typeof value === 'number' && (!Number.isSafeInteger(value) || Object.is(value, -0)))
    throw unsupported('the text of a double with a fraction', 'store it as text or as an integer');
  return value instanceof Int32 ? String(value.value) : value.toString();
}

function toText(value: Operand): Operand {
  if (isNullish(value)) return null;
  if (typeof value === 'boolean') return String(value);
  const text = value instanceof ObjectId ? value.bytes.toString('hex') : printed(value);
  if (text === undefined) throw new CommandError(241, `$toString takes no ${typeName(value)}`);
  return text;
}

/** The text that operators on text make of another value; nothing becomes the empty one. */
function textOfValue(value: Operand): string {
  const text = isNullish(value) ? '' : printed(value);
  if (text !== undefined) return text;
  if (value instanceof Timestamp || value instanceof Opaque)
    throw unsupported(`the text of a ${typeName(value)}`, 'store it as text');
  throw new CommandError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

function concat(...values: Operand[]): Operand {
  let result = '';
  for (const value of values) {
    if (isNullish(value)) return null;
    result += textIn(value, '$concat', 16702);
    if (result.length > maxDocumentSize) throw new CommandError(146, '$concat would make too long a text');
  }
  return result;
}

/** MongoDB changes the case of ASCII letters alone. */
const cased = (ascii: RegExp, change: (letters: string) => string) => (value: Operand) =>
  textOfValue(value).replace(ascii, change);

function substring(value: Operand, start: Operand, length: Operand): Operand {
  const from = int32In(start, 'the start of $substrCP', 34450, 34451);
  if (from < 0) throw new CommandError(34455, 'the start of $substrCP must not be negative');
  const size = int32In(length, 'the length of $substrCP', 34452, 34453);
  if (size < 0) throw new CommandError(34454, 'the length of $substrCP must not be negative');
  return Array.from(textOfValue(value))
    .slice(from, from + size)
    .join('');
}

function elementAt(name: string, value: Operand, index: Operand): Operand {
  if (isNullish(value) || isNullish(index)) return null;
  return arrayIn(value, name, 28689).at(int32In(index, `the position of ${name}`, 28690, 28691));
}

/** Comparisons, and operators on text, arrays and types. */
export const plainOperators: ListOperators = {
  $eq: [2, 2, comparing((order) => order === 0)],
  $ne: [2, 2, comparing((order) => order !== 0)],
  $gt: [2, 2, comparing((order) => order > 0)],
  $gte: [2, 2, comparing((order) => order >= 0)],
  $lt: [2, 2, comparing((order) => order < 0)],
  $lte: [2, 2, comparing((order) => order <= 0)],
  $cmp: [2, 2, comparing((order) => new Int32(order))],
  $not: [1, 1, (value) => !isTruthy(value)],
  $concat: [0, Infinity, concat],
  $toUpper: [1, 1, cased(/[a-z]+/g, (letters) => letters.toUpperCase())],
  $toLower: [1, 1, cased(/[A-Z]+/g, (letters) => letters.toLowerCase())],
  $substrCP: [3, 3, substring],
  $size: [1, 1, (value) => new Int32(arrayIn(value, '$size', 17124).length)],
  $isArray: [1, 1, (value) => Array.isArray(value)],
  $arrayElemAt: [2, 2, (value, index) => elementAt('$arrayElemAt', value, index)],
  $first: [1, 1, (value) => elementAt('$first', value, new Int32(0))],
  $last: [1, 1, (value) => elementAt('$last', value, new Int32(-1))],
  $in: [
    2,
    2,
    (value, list) =>
      arrayIn(list, '$in', 40081).some((item) => {
        spend(1);
        return compareValues(item, orUndefined(value)) === 0;
      }),
  ],
  $toString: [1, 1, toText],
  $type: [1, 1, typeName],
};
