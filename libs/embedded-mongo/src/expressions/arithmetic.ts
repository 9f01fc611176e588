import { Int32, type Numeric, toDouble, type Value } from '../bson/values';

export const fitsLong = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

export const intOrLong = (value: bigint): Value =>
  BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : value;

const toBigInt = (value: bigint | Int32): bigint => (value instanceof Int32 ? BigInt(value.value) : value);

/**
 * The sum of two numbers: a double if one of them is a double, otherwise the wider integer type, or 64 bits where 32 are too few.
 *
 * @returns `undefined` when 64 bits do not hold it
 */
export function sumOf(a: Numeric, b: Numeric): Value | undefined {
  if (typeof a === 'number' || typeof b === 'number') return toDouble(a) + toDouble(b);
  const result = toBigInt(a) + toBigInt(b);
  if (a instanceof Int32 && b instanceof Int32) return intOrLong(result);
  return fitsLong(result) ? result : undefined;
}
