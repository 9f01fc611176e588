import type { Decimal128 } from 'bson';
import { Int32, isDecimal } from './values';

export type Numeric = number | bigint | Int32 | Decimal128;

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
  const coefficient = BigInt(whole + fraction);
  return { coefficient: sign ? -coefficient : coefficient, exponent: Number(exponent) - fraction.length };
}

const bits = new DataView(new ArrayBuffer(8));

/** A finite double written out as a decimal fraction, digit for digit. */
function doubleToExact(value: number): Exact {
  if (Number.isInteger(value)) return { coefficient: BigInt(value), exponent: 0 };
  bits.setFloat64(0, value);
  const raw = bits.getBigUint64(0);
  const biased = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const mantissa = biased === 0 ? fraction : fraction | 0x10000000000000n;
  const power = (biased === 0 ? 1 : biased) - 1075;
  const coefficient = mantissa * 5n ** BigInt(-power);
  return { coefficient: value < 0 ? -coefficient : coefficient, exponent: power };
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

/** The value as a double, rounded to the nearest. */
export function toDouble(value: Numeric): number {
  if (value instanceof Int32) return value.value;
  if (isDecimal(value)) return Number(value.toString());
  return Number(value);
}

function compareDoubles(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** MongoDB's order of numbers: by value across all types, NaN first. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = a instanceof Int32 ? a.value : a;
  const right = b instanceof Int32 ? b.value : b;
  if (typeof left === 'number' && typeof right === 'number') return compareDoubles(left, right);
  if (Number.isNaN(left) || Number.isNaN(right)) return compareDoubles(toDouble(left), toDouble(right));
  if (!isDecimal(left) && !isDecimal(right)) return left < right ? -1 : left > right ? 1 : 0;
  const x = toExact(left);
  const y = toExact(right);
  if (typeof x === 'number' || typeof y === 'number') return compareInfinite(x, y);
  const difference = subtractExact(x, y).coefficient;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function compareInfinite(x: Exact | number, y: Exact | number): number {
  const plain = (value: Exact | number) => (typeof value === 'number' ? value : 0);
  return compareDoubles(plain(x), plain(y));
}
