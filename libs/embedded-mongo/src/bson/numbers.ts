import type { Decimal128 } from 'bson';
import { Int32, isDecimal, type Numeric } from './values';

/** An exact finite number: `coefficient * 10^exponent`. */
export interface Exact {
  coefficient: bigint;
  exponent: number;
}

const decimalForm = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/;

function decimalToExact(value: Decimal128): Exact | number {
  const text = value.toString();
  const parts = decimalForm.exec(text);
  if (!parts) return Number(text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  return { coefficient: BigInt(sign + whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** A finite double written out as a decimal fraction, digit for digit. */
export function doubleToExact(value: number): Exact {
  let whole = value;
  let halvings = 0;
  for (; !Number.isInteger(whole); halvings += 1) whole *= 2;
  return { coefficient: BigInt(whole) * 5n ** BigInt(halvings), exponent: -halvings };
}

/** The exact value, or the double itself for NaN and the infinities. */
export function toExact(value: Numeric): Exact | number {
  if (isDecimal(value)) return decimalToExact(value);
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  const plain = value instanceof Int32 ? value.value : value;
  return Number.isFinite(plain) ? doubleToExact(plain) : plain;
}

export function subtractExact(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (x: Exact) => x.coefficient * 10n ** BigInt(x.exponent - exponent);
  return { coefficient: scaled(a) - scaled(b), exponent };
}

/** NaN comes first; a bigint and a double compare exactly. */
function comparePlain(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** MongoDB's order of numbers: by value across all types, NaN first. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = a instanceof Int32 ? a.value : a;
  const right = b instanceof Int32 ? b.value : b;
  if (!isDecimal(left) && !isDecimal(right)) return comparePlain(left, right);
  const [x, y] = [toExact(left), toExact(right)];
  if (typeof x === 'object' && typeof y === 'object')
    return comparePlain(subtractExact(x, y).coefficient, 0n);
  return comparePlain(typeof x === 'number' ? x : 0, typeof y === 'number' ? y : 0);
}
