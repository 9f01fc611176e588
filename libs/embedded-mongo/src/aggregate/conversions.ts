import { toDouble, toExact } from '../bson/numbers';
import {
  DateTime,
  Int32,
  isDecimal,
  isNumber,
  ObjectId,
  Opaque,
  Timestamp,
  typeName,
  type Value,
} from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { digitsOf, fitsLong, quantized } from './arithmetic';
import { dateOf } from './dates';
import { isNullish, type ListOperators, type Operand } from './operands';

const failed = (message: string) => new CommandError(241, `${message} in $convert with no onError value`);

const noConversion = (value: Value, to: string) =>
  failed(`Unsupported conversion from ${typeName(value)} to ${to}`);

const printedDigits = 16;

/** A double as MongoDB prints it: 16 significant digits at most, C's `%.16g`. */
function doubleText(value: number): string {
  const exact = toExact(value);
  if (typeof exact === 'number') return String(exact);
  const spare = Math.max(0, digitsOf(exact) - printedDigits);
  const { coefficient, exponent } = quantized(exact, exact.exponent + spare, true);
  const all = coefficient.toString().replace('-', '');
  const power = coefficient === 0n ? 0 : exponent + all.length - 1;
  const digits = all.replace(/(?<=.)0+$/, '');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (power < -4 || power >= printedDigits) {
    const head = digits.length > 1 ? `${digits.slice(0, 1)}.${digits.slice(1)}` : digits;
    return `${sign}${head}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, '0');
  return digits.length > power + 1 ? `${sign}${whole}.${digits.slice(power + 1)}` : sign + whole;
}

/** A number, date or text as text, or `undefined` where MongoDB has none for that type. */
function printed(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return doubleText(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Int32) return String(value.value);
  if (isDecimal(value)) return value.toString();
  if (value instanceof DateTime) return isoText(value);
  return undefined;
}

function isoText(value: DateTime): string {
  const date = dateOf(value);
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) throw new CommandError(18537, 'the year must be between 0 and 9999');
  return date.toISOString();
}

/** The text that operators on text make of another value; nothing becomes the empty one. */
export function textOfValue(value: Operand): string {
  if (isNullish(value)) return '';
  const text = printed(value);
  if (text !== undefined) return text;
  if (value instanceof Timestamp || value instanceof Opaque)
    throw unsupported(`the text of a ${typeName(value)}`, 'store it as text');
  throw new CommandError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

function toText(value: Value): Value {
  if (typeof value === 'boolean') return String(value);
  const text = value instanceof ObjectId ? value.bytes.toString('hex') : printed(value);
  if (text === undefined) throw noConversion(value, 'string');
  return text;
}

function numberText(text: string, syntax: RegExp): string {
  if (!syntax.test(text)) throw failed(`Failed to parse number '${text}'`);
  return text;
}

/** An integer from a number, cut towards zero, or from its text. */
function toWhole(value: Value, to: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') return BigInt(numberText(value, /^[+-]?\d+$/).replace('+', ''));
  if (!isNumber(value)) throw noConversion(value, to);
  const exact = toExact(value);
  if (typeof exact === 'number')
    throw failed(`Attempt to convert ${Number.isNaN(exact) ? 'NaN' : 'infinity'} value to integer type`);
  if (exact.exponent > 40) throw failed('Conversion would overflow target type');
  const power = 10n ** BigInt(Math.abs(exact.exponent));
  return exact.exponent < 0 ? exact.coefficient / power : exact.coefficient * power;
}

function toInt(value: Value): Value {
  const whole = toWhole(value, 'int');
  if (BigInt.asIntN(32, whole) !== whole) throw failed('Conversion would overflow target type');
  return new Int32(Number(whole));
}

function toLong(value: Value): Value {
  const whole = value instanceof DateTime ? value.ms : toWhole(value, 'long');
  if (!fitsLong(whole)) throw failed('Conversion would overflow target type');
  return whole;
}

function toReal(value: Value): Value {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof DateTime) return Number(value.ms);
  if (!isNumber(value) && typeof value !== 'string') throw noConversion(value, 'double');
  if (typeof value === 'string' && /^[+-]?(inf|nan)/i.test(value))
    throw unsupported('$toDouble of the text of a number that is not finite', 'store the number itself');
  const syntax = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
  const result = typeof value === 'string' ? Number(numberText(value, syntax)) : toDouble(value);
  const wasFinite = typeof value === 'string' || typeof toExact(value) !== 'number';
  if (wasFinite && !Number.isFinite(result)) throw failed('Conversion would overflow target type');
  return result;
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw noConversion(value, 'objectId');
  if (!/^[0-9a-fA-F]{24}$/.test(value)) throw failed(`Failed to parse objectId '${value}'`);
  return new ObjectId(Buffer.from(value, 'hex'));
}

const converting =
  (convert: (value: Value) => Value) =>
  (value: Operand): Operand =>
    isNullish(value) ? null : convert(value);

export const conversionOperators: ListOperators = {
  $toString: [1, 1, converting(toText)],
  $toInt: [1, 1, converting(toInt)],
  $toLong: [1, 1, converting(toLong)],
  $toDouble: [1, 1, converting(toReal)],
  $toObjectId: [1, 1, converting(toObjectId)],
  $type: [1, 1, typeName],
};
