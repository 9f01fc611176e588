import { toDouble } from '../bson/numbers';
import { asInteger, DateTime, Int32, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { isNullish, type ListOperators, numberIn, type Operand, type Plain } from './operands';

export const fitsLong = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** An integer as MongoDB's narrowest type for it. */
export const intOrLong = (value: bigint): Value =>
  BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : value;

export const wholeOf = (value: bigint | Int32): bigint =>
  value instanceof Int32 ? BigInt(value.value) : value;

/** What two numbers give: a double if one of both is, else the wider integer, or 64 bits where 32 are too few. */
export interface Calculation {
  real: (a: number, b: number) => number;
  whole: (a: bigint, b: bigint) => bigint;
}

export const sum: Calculation = { real: (a, b) => a + b, whole: (a, b) => a + b };
export const product: Calculation = { real: (a, b) => a * b, whole: (a, b) => a * b };
const difference: Calculation = { real: (a, b) => a - b, whole: (a, b) => a - b };
const remainder: Calculation = { real: (a, b) => a % b, whole: (a, b) => a % b };

/** @returns `undefined` when 64 bits do not hold the result */
export function calculate({ real, whole }: Calculation, a: Plain, b: Plain): Value | undefined {
  if (typeof a === 'number' || typeof b === 'number') return real(toDouble(a), toDouble(b));
  const result = whole(wholeOf(a), wholeOf(b));
  if (a instanceof Int32 && b instanceof Int32) return intOrLong(result);
  return fitsLong(result) ? result : undefined;
}

function dateOfMs(ms: bigint): DateTime {
  if (!fitsLong(ms)) throw new CommandError(15, 'date overflow');
  return new DateTime(ms);
}

/** Milliseconds of a number; fractions are rounded away from zero, as C does. */
function msOf(value: Plain): bigint {
  if (typeof value !== 'number') return wholeOf(value);
  if (!(Math.abs(value) < 2 ** 63)) throw new CommandError(15, 'date overflow');
  return BigInt(Math.sign(value) * Math.round(Math.abs(value)));
}

/** Integers add up as such until a double comes or 64 bits are too few, then as doubles; a date takes milliseconds. */
function add(...values: Operand[]): Operand {
  let total: number | bigint = 0n;
  let isLong = false;
  let date: DateTime | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof DateTime) {
      if (date) throw new CommandError(16612, 'only one date allowed in an $add expression');
      date = dateOfMs(value.ms + msOf(total));
      continue;
    }
    const number = numberIn(value, '$add', 14);
    isLong ||= typeof number === 'bigint';
    if (date) date = dateOfMs(date.ms + msOf(number));
    else if (typeof total === 'bigint' && typeof number !== 'number' && fitsLong(total + wholeOf(number)))
      total += wholeOf(number);
    else total = Number(total) + toDouble(number);
  }
  return date ?? (typeof total === 'number' || isLong ? total : intOrLong(total));
}

/** As `add`; the double that counts after an overflow is that of all factors. */
function multiply(...values: Operand[]): Operand {
  let [whole, real, isLong, isReal] = [1n, 1, false, false];
  for (const value of values) {
    if (isNullish(value)) return null;
    const number = numberIn(value, '$multiply', 14);
    real *= toDouble(number);
    isLong ||= typeof number === 'bigint';
    if (!isReal && typeof number !== 'number') whole *= wholeOf(number);
    isReal ||= typeof number === 'number' || !fitsLong(whole);
  }
  return isReal ? real : isLong ? whole : intOrLong(whole);
}

function subtract(a: Operand, b: Operand): Operand {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof DateTime) {
    if (b instanceof DateTime) return dateOfMs(a.ms - b.ms).ms;
    return dateOfMs(a.ms - msOf(numberIn(b, '$subtract', 14)));
  }
  const [x, y] = [numberIn(a, '$subtract', 14), numberIn(b, '$subtract', 14)];
  return calculate(difference, x, y) ?? toDouble(x) - toDouble(y);
}

const dividing =
  (name: string, notNumber: number, byZero: number, apply: (a: Plain, b: Plain) => Operand) =>
  (a: Operand, b: Operand): Operand => {
    if (isNullish(a) || isNullish(b)) return null;
    const [x, y] = [numberIn(a, name, notNumber), numberIn(b, name, notNumber)];
    if (toDouble(y) === 0) throw new CommandError(byZero, `can't ${name} by zero`);
    return apply(x, y);
  };

const unary =
  (name: string, real: (value: number) => number, whole: (value: bigint) => bigint = (value) => value) =>
  (value: Operand): Operand => {
    if (isNullish(value)) return null;
    const number = numberIn(value, name, 28765);
    if (typeof number === 'number') return real(number);
    const result = whole(wholeOf(number));
    if (!fitsLong(result)) throw new CommandError(28680, `can't take ${name} of long long min`);
    return number instanceof Int32 ? intOrLong(result) : result;
  };

/** To a place after the point; a number in the middle goes to the even neighbour, as in MongoDB's Decimal128. */
function round(value: Operand, ...places: Operand[]): Operand {
  if (isNullish(value)) return null;
  const number = numberIn(value, '$round', 51081);
  if (places.some(isNullish)) return null;
  const place = asInteger(places[0] ?? new Int32(0));
  if (place === undefined) throw new CommandError(51082, 'the places of $round must be an integer');
  if (place < -20 || place > 100)
    throw new CommandError(51083, `the places of $round must be in [-20, 100], not ${place}`);
  if (typeof number !== 'number' && place >= 0) return number;
  const size = Math.abs(toDouble(number));
  if (!Number.isFinite(size)) return number;
  // Up to these limits no digit is beyond the 34 of a Decimal128, and rounding to those first changes nothing.
  if (typeof number !== 'number' || place < 0 || place > 16 || size * 10 ** place >= 1e33)
    throw unsupported('$round to other than 0 to 16 places, or so large a number', 'round it in the program');
  if (Number.isInteger(number)) return number;
  // `toFixed` is exact but for the middle, which it takes up; only a number with so few bits lies there.
  const isMiddle = Number.isInteger(size * 2 ** (place + 1));
  const cut = size.toFixed(place + 1).slice(0, -1);
  const rounded = Number(isMiddle && /[02468]\.?$/.test(cut) ? cut : size.toFixed(place));
  return number < 0 ? -rounded : rounded;
}

export const arithmeticOperators: ListOperators = {
  $add: [0, Infinity, add],
  $multiply: [0, Infinity, multiply],
  $subtract: [2, 2, subtract],
  $divide: [2, 2, dividing('$divide', 14, 2, (a, b) => toDouble(a) / toDouble(b))],
  $mod: [2, 2, dividing('$mod', 16611, 16610, (a, b) => calculate(remainder, a, b))],
  $abs: [1, 1, unary('$abs', Math.abs, (value) => (value < 0n ? -value : value))],
  $ceil: [1, 1, unary('$ceil', Math.ceil)],
  $floor: [1, 1, unary('$floor', Math.floor)],
  $round: [1, 2, round],
};
