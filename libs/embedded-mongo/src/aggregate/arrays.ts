import { compareValues } from '../bson/compare';
import { asInteger, type Doc, Int32, isDoc, isNumber, typeName, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { isNullish, type ListOperators, type Operand, orUndefined } from './operands';

function arrayIn(value: Operand, code: number, message: string): Value[] {
  if (!Array.isArray(value)) throw new CommandError(code, `${message} ${typeName(value)}`);
  return value;
}

/** A position or length that 32 bits hold; the codes are for no number and for no such number. */
function int32In(value: Operand, what: string, notNumber: number, notWhole: number): number {
  if (!isNumber(value))
    throw new CommandError(notNumber, `${what} must be numeric, but is ${typeName(value)}`);
  const whole = asInteger(value);
  if (whole === undefined || whole !== (whole | 0))
    throw new CommandError(notWhole, `${what} can't be represented as a 32-bit integer`);
  return whole;
}

function elementAt(name: string, value: Operand, index: Operand): Operand {
  if (isNullish(value) || isNullish(index)) return null;
  const items = arrayIn(value, 28689, `${name}'s first argument must be an array, but is`);
  return items.at(int32In(index, `${name}'s second argument`, 28690, 28691));
}

function slice(...values: Operand[]): Operand {
  if (values.some(isNullish)) return null;
  const [value, first, length] = values;
  const items = arrayIn(value, 28724, 'First argument to $slice must be an array, but is of type:');
  const start = int32In(first, 'Second argument to $slice', 28725, 28726);
  if (values.length === 2) return start < 0 ? items.slice(start) : items.slice(0, start);
  const count = int32In(length, 'Third argument to $slice', 28727, 28728);
  if (count <= 0) throw new CommandError(28729, `Third argument to $slice must be positive: ${count}`);
  const from = start < 0 ? Math.max(0, items.length + start) : start;
  return items.slice(from, from + count);
}

/** More elements than these fit into no document. */
const maxElements = 4_000_000;

function concatArrays(...values: Operand[]): Operand {
  const result: Value[] = [];
  for (const value of values) {
    if (isNullish(value)) return null;
    for (const item of arrayIn(value, 28664, '$concatArrays only supports arrays, not')) result.push(item);
    if (result.length > maxElements)
      throw new CommandError(146, `$concatArrays would make an array of more than ${maxElements} elements`);
  }
  return result;
}

function isIn(value: Operand, list: Operand): Operand {
  const items = arrayIn(list, 40081, '$in requires an array as a second argument, found:');
  return items.some((item) => compareValues(item, orUndefined(value)) === 0);
}

/** Fields of later documents replace those of earlier ones; nothing counts as no document. */
export function mergeObjects(...values: Operand[]): Value {
  const result: Doc = new Map();
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDoc(value))
      throw new CommandError(
        40400,
        `$mergeObjects requires object inputs, but found type ${typeName(value)}`,
      );
    for (const [name, item] of value) result.set(name, item);
  }
  return result;
}

export const arrayOperators: ListOperators = {
  $size: [
    1,
    1,
    (value) =>
      new Int32(arrayIn(value, 17124, 'The argument to $size must be an array, but was of type:').length),
  ],
  $isArray: [1, 1, (value) => Array.isArray(value)],
  $arrayElemAt: [2, 2, (value, index) => elementAt('$arrayElemAt', value, index)],
  $first: [1, 1, (value) => elementAt('$first', value, new Int32(0))],
  $last: [1, 1, (value) => elementAt('$last', value, new Int32(-1))],
  $slice: [2, 3, slice],
  $concatArrays: [0, Infinity, concatArrays],
  $in: [2, 2, isIn],
  // One operand may be an array of documents.
  $mergeObjects: [
    0,
    Infinity,
    (...values) => mergeObjects(...(values.length === 1 && Array.isArray(values[0]) ? values[0] : values)),
  ],
};
