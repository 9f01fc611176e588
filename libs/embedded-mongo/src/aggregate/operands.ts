import { bsonUndefined } from '../bson/encode';
import { isDecimal, isDoc, isNumber, typeName } from '../bson/values';
import type { Doc, Int32, Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';

/** What an expression gives; `undefined` is a missing value. */
export type Operand = Value | undefined;

export type Evaluate = (document: Doc) => Operand;

/** A missing value compares as the old type undefined. */
export const orUndefined = (value: Operand): Value => value ?? (value === null ? null : bsonUndefined);

/** A number whose arithmetic is exact here. */
export type Plain = number | bigint | Int32;

/** Makes a reader of one type of values; what is of another is refused with the operator's own code. */
const reader =
  <T extends Value>(wanted: string, fits: (value: Operand) => value is T) =>
  (value: Operand, what: string, code: number): T => {
    if (!fits(value)) throw new CommandError(code, `${what} takes ${wanted}, not ${typeName(value)}`);
    return value;
  };

export const textIn = reader('text', (value) => typeof value === 'string');
export const arrayIn = reader<Value[]>('an array', (value) => Array.isArray(value));
export const docIn = reader('an object', isDoc);
const anyNumberIn = reader('a number', isNumber);

/**
 * The number an operator needs.
 *
 * @throws CommandError with the code for what is no number, or 238 for a Decimal128
 */
export function numberIn(value: Operand, what: string, code: number): Plain {
  const number = anyNumberIn(value, what, code);
  if (isDecimal(number)) throw unsupported('arithmetic on Decimal128', 'keep money as integers');
  return number;
}
