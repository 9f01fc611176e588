import { toDouble } from '../bson/numbers';
import { DateTime, Int32, type Value } from '../bson/values';
import { unsupported } from '../errors';
import { isNullish, type ListOperators, numberIn, type Operand, type Plain } from './operands';

export const fitsLong = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** An integer as MongoDB's narrowest type for it. */
export const intOrLong = (value: bigint): Value =>
  BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : value;

export const wholeOf = (value: bigint | Int32): bigint =>
  value instanceof Int32 ? BigInt(value.value) : value;

/**
 * The sum of two numbers: a double if one of both is, else the wider integer, or 64 bits where 32 are too few.
 *
 * @returns `undefined` when 64 bits do not hold it
 */
export function sumOf(a: Plain, b: Plain): Value | undefined {
  if (typeof a === 'number' || typeof b === 'number') return toDouble(a) + toDouble(b);
  const result = wholeOf(a) + wholeOf(b);
  if (a instanceof Int32 && b instanceof Int32) return intOrLong(result);
  return fitsLong(result) ? result : undefined;
}

function operandIn(value: Operand, name: string): Plain {
  if (value instanceof DateTime) throw unsupported(`${name} of dates`, 'compute it in the program');
  return numberIn(value, name, 14);
}

/** Integers add up as such until a double comes or 64 bits are too few, then as doubles. */
function add(...values: Operand[]): Operand {
  let total: number | bigint = 0n;
  let isLong = false;
  for (const value of values) {
    if (isNullish(value)) return null;
    const number = operandIn(value, '$add');
    isLong ||= typeof number === 'bigint';
    if (typeof total === 'bigint' && typeof number !== 'number' && fitsLong(total + wholeOf(number)))
      total += wholeOf(number);
    else total = Number(total) + toDouble(number);
  }
  return typeof total === 'number' || isLong ? total : intOrLong(total);
}

/** As `add`; the double that counts after an overflow is that of all factors. */
function multiply(...values: Operand[]): Operand {
  let [whole, real, isLong, isReal] = [1n, 1, false, false];
  for (const value of values) {
    if (isNullish(value)) return null;
    const number = operandIn(value, '$multiply');
    real *= toDouble(number);
    isLong ||= typeof number === 'bigint';
    if (!isReal && typeof number !== 'number') whole *= wholeOf(number);
    isReal ||= typeof number === 'number' || !fitsLong(whole);
  }
  return isReal ? real : isLong ? whole : intOrLong(whole);
}

function subtract(a: Operand, b: Operand): Operand {
  if (isNullish(a) || isNullish(b)) return null;
  const [x, y] = [operandIn(a, '$subtract'), operandIn(b, '$subtract')];
  if (typeof x === 'number' || typeof y === 'number') return toDouble(x) - toDouble(y);
  const result = wholeOf(x) - wholeOf(y);
  if (x instanceof Int32 && y instanceof Int32) return intOrLong(result);
  return fitsLong(result) ? result : toDouble(x) - toDouble(y);
}

export const arithmeticOperators: ListOperators = {
  $add: [0, Infinity, add],
  $multiply: [0, Infinity, multiply],
  $subtract: [2, 2, subtract],
};
