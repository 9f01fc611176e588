import { bsonUndefined } from '../bson/encode';
import {
  asInteger,
  BsonType,
  type Doc,
  type Int32,
  isDecimal,
  isDoc,
  isNumber,
  Opaque,
  typeName,
  type Value,
} from '../bson/values';
import { CommandError, unsupported } from '../errors';

/** What an expression gives; `undefined` is a missing value. */
export type Operand = Value | undefined;

/** Computes a value from a document and the variables that `$map` and `$filter` set. */
export type Evaluate = (document: Doc, variables?: ReadonlyMap<string, Operand>) => Operand;

/** Reads an expression in which these further variables are known. */
export type Parse = (expression: Value, ...variables: string[]) => Evaluate;

/** Reads the argument of an operator. */
export type Form = (argument: Value, parse: Parse) => Evaluate;

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

const wrongType = (code: number, what: string, wanted: string, value: Operand) =>
  new CommandError(code, `${what} takes ${wanted}, not ${typeName(value)}`);

/**
 * The number an operator needs.
 *
 * @param code of MongoDB's refusal of everything that is no number
 * @throws CommandError with that code, or 238 for a Decimal128
 */
export function numberIn(value: Operand, what: string, code: number): Plain {
  if (!isNumber(value)) throw wrongType(code, what, 'numbers', value);
  if (isDecimal(value)) throw unsupported('arithmetic on Decimal128', 'keep money as integers');
  return value;
}

/** A position or length that 32 bits hold; the codes are for no number and for no such number. */
export function int32In(value: Operand, what: string, notNumber: number, notWhole: number): number {
  if (!isNumber(value)) throw wrongType(notNumber, what, 'a number', value);
  const whole = asInteger(value);
  if (whole === undefined || whole !== (whole | 0))
    throw new CommandError(notWhole, `${what} takes an integer of 32 bits`);
  return whole;
}

export function textIn(value: Operand, what: string, code: number): string {
  if (typeof value !== 'string') throw wrongType(code, what, 'text', value);
  return value;
}

export function arrayIn(value: Operand, what: string, code: number): Value[] {
  if (!Array.isArray(value)) throw wrongType(code, what, 'an array', value);
  return value;
}

export function docIn(value: Operand, what: string, code: number): Doc {
  if (!isDoc(value)) throw wrongType(code, what, 'an object', value);
  return value;
}
