import { bsonUndefined } from '../bson/encode';
import { BsonType, isDecimal, isNumber, type Int32, Opaque, typeName, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';

/** What an expression gives; `undefined` is a missing value. */
export type Operand = Value | undefined;

/** Operators whose operands are a list: the least and the most of them, and what their values give. */
export type ListOperators = Record<
  string,
  [least: number, most: number, apply: (...values: Operand[]) => Operand]
>;

/** Operators whose operands have names; `unknown` and `missing` are MongoDB's codes for a wrong set of them. */
export interface NamedOperator {
  required: readonly string[];
  optional: readonly string[];
  unknown: number;
  missing: number;
  apply: (values: ReadonlyMap<string, Operand>) => Operand;
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
