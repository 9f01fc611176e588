import { type Exact, toDouble, toExact } from '../bson/numbers';
import { asInteger, DateTime, Int32, typeName, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { isNullish, type ListOperators, numberOf, type Operand, type Plain } from './operands';

export const fitsLong = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** An integer as MongoDB's narrowest type for it. */
export const intOrLong = (value: bigint): Value =>
  BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : value;

export const wholeOf = (value: bigint | Int32): bigint =>
  value instanceof Int32 ? BigInt(value.value) : value;

const overflow = () => new CommandError(15, 'date overflow');

/** A date and milliseconds more; fractions are rounded away from zero, as C does. */
function later(date: bigint, more: Plain): bigint {
  if (typeof more === 'number' && !(Math.abs(more) < 2 ** 63)) throw overflow();
  const ms = typeof more === 'number' ? BigInt(Math.sign(more) * Math.round(Math.abs(more))) : wholeOf(more);
  if (!fitsLong(date + ms)) throw overflow();
  return date + ms;
}

/** Integers add up as such until a double comes or 64 bits are too few, then as doubles. */
function add(...values: Operand[]): Operand {
  let date: bigint | undefined;
  let whole = 0n;
  let real: number | undefined;
  let isLong = false;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof DateTime) {
      if (date !== undefined) throw new CommandError(16612, 'only one date allowed in an $add expression');
      date = later(value.ms, real ?? whole);
      continue;
    }
    const number = numberOf(value, 14, '$add only supports numeric or date types, not');
    isLong ||= typeof number === 'bigint';
    if (date !== undefined) date = later(date, number);
    else if (real !== undefined) real += toDouble(number);
    else if (typeof number === 'number' || !fitsLong(whole + wholeOf(number)))
      real = Number(whole) + toDouble(number);
    else whole += wholeOf(number);
  }
  if (date !== undefined) return new DateTime(date);
  return real ?? (isLong ? whole : intOrLong(whole));
}

/** As `add`; the double that counts after an overflow is that of all factors. */
function multiply(...values: Operand[]): Operand {
  let whole = 1n;
  let real = 1;
  let type: 'int' | 'long' | 'double' = 'int';
  for (const value of values) {
    if (isNullish(value)) return null;
    const number = numberOf(value, 14, '$multiply only supports numeric types, not');
    real *= toDouble(number);
    if (typeof number === 'number') type = 'double';
    if (type === 'double' || typeof number === 'number') continue;
    whole *= wholeOf(number);
    if (!fitsLong(whole)) type = 'double';
    else if (typeof number === 'bigint') type = 'long';
  }
  if (type === 'double') return real;
  return type === 'long' ? whole : intOrLong(whole);
}

function subtract(a: Operand, b: Operand): Operand {
  if (isNullish(a) || isNullish(b)) return null;
  const message = `can't $subtract ${typeName(b)} from ${typeName(a)}: not a number or date:`;
  if (a instanceof DateTime) {
    if (b instanceof DateTime) {
      if (!fitsLong(a.ms - b.ms)) throw overflow();
      return a.ms - b.ms;
    }
    const less = numberOf(b, 14, message);
    return new DateTime(later(a.ms, typeof less === 'number' ? -less : -wholeOf(less)));
  }
  const [x, y] = [numberOf(a, 14, message), numberOf(b, 14, message)];
  if (typeof x === 'number' || typeof y === 'number') return toDouble(x) - toDouble(y);
  const whole = wholeOf(x) - wholeOf(y);
  if (x instanceof Int32 && y instanceof Int32) return intOrLong(whole);
  return fitsLong(whole) ? whole : toDouble(x) - toDouble(y);
}

function divide(a: Operand, b: Operand): Operand {
  if (isNullish(a) || isNullish(b)) return null;
  const message = '$divide only supports numeric types, not';
  const [x, y] = [numberOf(a, 14, message), numberOf(b, 14, message)];
  if (toDouble(y) === 0) throw new CommandError(2, "can't $divide by zero");
  return toDouble(x) / toDouble(y);
}

function mod(a: Operand, b: Operand): Operand {
  if (isNullish(a) || isNullish(b)) return null;
  const message = '$mod only supports numeric types, not';
  const [x, y] = [numberOf(a, 16611, message), numberOf(b, 16611, message)];
  if (toDouble(y) === 0) throw new CommandError(16610, "can't $mod by zero");
  if (typeof x === 'number' || typeof y === 'number') return toDouble(x) % toDouble(y);
  const rest = wholeOf(x) % wholeOf(y);
  return x instanceof Int32 && y instanceof Int32 ? new Int32(Number(rest)) : rest;
}

const unary =
  (name: string, change: (value: Plain) => Value) =>
  (value: Operand): Operand =>
    isNullish(value) ? null : change(numberOf(value, 28765, `${name} only supports numeric types, not`));

function absolute(value: Plain): Value {
  if (typeof value === 'number') return Math.abs(value);
  const whole = wholeOf(value);
  const positive = whole < 0n ? -whole : whole;
  if (!fitsLong(positive)) throw new CommandError(28680, "can't take $abs of long long min");
  return value instanceof Int32 ? intOrLong(positive) : positive;
}

/** A number with no digit beyond a place; what lies in the middle goes to the even neighbour, or all towards zero. */
export function quantized({ coefficient, exponent }: Exact, place: number, toEven: boolean): Exact {
  if (exponent >= place)
    return { coefficient: coefficient * 10n ** BigInt(exponent - place), exponent: place };
  const unit = 10n ** BigInt(place - exponent);
  const cut = coefficient / unit;
  const twice = 2n * (coefficient % unit);
  const [size, sign] = twice < 0n ? [-twice, -1n] : [twice, 1n];
  const goesOn = toEven && (size > unit || (size === unit && cut % 2n !== 0n));
  return { coefficient: goesOn ? cut + sign : cut, exponent: place };
}

/** MongoDB rounds by way of a Decimal128, whose digits are 34. */
const decimalDigits = 34;

export const digitsOf = ({ coefficient }: Exact): number => coefficient.toString().replace('-', '').length;

const rounding =
  (name: string, toEven: boolean) =>
  (value: Operand, ...places: Operand[]): Operand => {
    if (isNullish(value)) return null;
    const number = numberOf(value, 51081, `${name} only supports numeric types, not`);
    const [given = new Int32(0)] = places;
    if (places.length > 0 && isNullish(places[0])) return null;
    const place = asInteger(given);
    if (place === undefined)
      throw new CommandError(51082, `precision argument to  ${name} must be a integral value`);
    if (place < -20 || place > 100)
      throw new CommandError(
        51083,
        `cannot apply ${name} with precision value ${place} value must be in [-20, 100]`,
      );
    const exact = toExact(number);
    if (typeof exact === 'number' || (typeof number !== 'number' && place >= 0)) return number;
    const spare = digitsOf(exact) - decimalDigits;
    const held = spare > 0 ? quantized(exact, exact.exponent + spare, true) : exact;
    const result = quantized(held, -place, toEven);
    if (typeof number === 'number') return rounded(number, result, name);
    const whole = result.coefficient * 10n ** BigInt(result.exponent);
    if (!fitsLong(whole)) throw new CommandError(51080, `the result of ${name} exceeds 64 bits`);
    return number instanceof Int32 ? intOrLong(whole) : whole;
  };

function rounded(number: number, result: Exact, name: string): number {
  if (digitsOf(result) > decimalDigits)
    throw unsupported(`${name} to more digits than a Decimal128 has`, 'round to fewer places');
  const size = Math.abs(Number(`${result.coefficient}e${result.exponent}`));
  return number < 0 || Object.is(number, -0) ? -size : size;
}

export const arithmeticOperators: ListOperators = {
  $add: [0, Infinity, add],
  $multiply: [0, Infinity, multiply],
  $subtract: [2, 2, subtract],
  $divide: [2, 2, divide],
  $mod: [2, 2, mod],
  $abs: [1, 1, unary('$abs', absolute)],
  $ceil: [1, 1, unary('$ceil', (value) => (typeof value === 'number' ? Math.ceil(value) : value))],
  $floor: [1, 1, unary('$floor', (value) => (typeof value === 'number' ? Math.floor(value) : value))],
  $round: [1, 2, rounding('$round', true)],
  $trunc: [1, 2, rounding('$trunc', false)],
};
