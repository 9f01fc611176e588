import { bsonUndefined } from '../bson/encode';
import {
  BsonType,
  type Doc,
  isDecimal,
  isDoc,
  isNumber,
  type Int32,
  Opaque,
  typeName,
  type Value,
} from '../bson/values';
import { CommandError, unsupported } from '../errors';

/** What an expression gives; `undefined` is a missing value. */
export type Operand = Value | undefined;

/** Operators whose operands are a list: the least and the most of them, and what their values give. */
export type ListOperators = Record<
  string,
  [least: number, most: number, apply: (...values: Operand[]) => Operand]
>;

/** MongoDB's codes for the wrong parts of an operator that is written as a document. */
export interface PartCodes {
  notDoc: number;
  unknown: number;
  /** One for all names, or one for each. */
  missing: number | Record<string, number>;
}

/** Operators whose operands have names; those whose name ends with `?` may be left out. */
export interface NamedOperator {
  operands: string;
  codes: PartCodes;
  apply: (values: ReadonlyMap<string, Operand>) => Operand;
}

/**
 * The parts of an operator that is written as a document.
 *
 * @param names the parts; those that end with `?` may be left out
 */
export function partsOf(name: string, argument: Value, names: string, codes: PartCodes): Doc {
  if (!isDoc(argument))
    throw new CommandError(
      codes.notDoc,
      `${name} takes an object as its argument, not ${typeName(argument)}`,
    );
  const known = names.split(' ');
  for (const part of argument.keys())
    if (!known.includes(part) && !known.includes(`${part}?`))
      throw new CommandError(codes.unknown, `Unrecognized parameter to ${name}: ${part}`);
  for (const part of known)
    if (!part.endsWith('?') && !argument.has(part))
      throw new CommandError(
        typeof codes.missing === 'number' ? codes.missing : (codes.missing[part] ?? 9),
        `Missing '${part}' parameter to ${name}`,
      );
  return argument;
}

/** Null, missing and the old type undefined, which most operators answer with null. */
export const isNullish = (value: Operand): value is null | undefined | Opaque =>
  value === undefined || value === null || (value instanceof Opaque && value.type === BsonType.undefined);

/** A missing value compares as the old type undefined. */
export const orUndefined = (value: Operand): Value => value ?? (value === null ? null : bsonUndefined);

/** A number whose arithmetic is exact here. */
export type Plain = number | bigint | Int32;

/**
 * The number an operator needs.
 *
 * @param code of MongoDB's refusal of everything that is no number
 * @throws CommandError with that code, or 238 for a Decimal128
 */
export function numberOf(value: Value, code: number, message: string): Plain {
  if (!isNumber(value)) throw new CommandError(code, `${message} ${typeName(value)}`);
  if (isDecimal(value)) throw unsupported('arithmetic on Decimal128', 'keep money as integers');
  return value;
}
