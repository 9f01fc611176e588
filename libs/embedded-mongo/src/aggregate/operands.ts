import { bsonUndefined } from '../bson/encode';
import { BsonType, isDecimal, isDoc, isNumber, Opaque, typeName } from '../bson/values';
import type { Doc, Int32, Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';

/** What an expression gives; `undefined` is a missing value. */
export type Operand = Value | undefined;

/** Computes a value from a document. */
export type Evaluate = (document: Doc) => Operand;

/** Reads the argument of an operator, and the expressions in it by `parse`. */
export type Form = (argument: Value, parse: (expression: Value) => Evaluate) => Evaluate;

/** Operators whose operands are a list: the least and the most of them, and what their values give. */
export type ListOperators = Record<
  string,
  [least: number, most: number, apply: (...values: Operand[]) => Operand]
>;

export const listOf = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument]);

/**
 * The parts of an operator that is written as a document.
 *
 * @param codes of MongoDB for parts that are missing; `null` for one that may be left out
 * @returns a part by its name, or what stands for it when it was left out
 */
export function partsOf(
  name: string,
  argument: Value,
  codes: Record<string, number | null>,
  notDoc: number,
  unknown: number,
): (part: string, otherwise?: Value) => Value {
  if (!isDoc(argument))
    throw new CommandError(notDoc, `${name} takes an object as its argument, not ${typeName(argument)}`);
  for (const part of argument.keys())
    if (!Object.hasOwn(codes, part))
      throw new CommandError(unknown, `Unrecognized parameter to ${name}: ${part}`);
  for (const [part, code] of Object.entries(codes))
    if (code !== null && !argument.has(part))
      throw new CommandError(code, `Missing '${part}' parameter to ${name}`);
  return (part, otherwise = null) => {
    const value = argument.get(part);
    return value === undefined ? otherwise : value;
  };
}

/** Null, missing and the old type undefined, which most operators answer with null. */
export const isNullish = (value: Operand): value is null | undefined | Opaque =>
  value === undefined || value === null || (value instanceof Opaque && value.type === BsonType.undefined);

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
