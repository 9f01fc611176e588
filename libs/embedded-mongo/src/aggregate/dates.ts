import { DateTime, Int32, ObjectId, Timestamp, typeName, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { isNullish, type NamedOperator, type Operand } from './operands';

/** A date as JavaScript's, which reaches 270,000 years. */
export function dateOf({ ms }: DateTime, offset = 0): Date {
  const date = new Date(Number(ms) + offset);
  if (Number.isNaN(date.getTime()))
    throw unsupported('arithmetic on so distant a date', 'store a nearer one');
  return date;
}

/** The moment that a date, a timestamp or an ObjectId stands for. */
function momentOf(value: Value): DateTime {
  if (value instanceof DateTime) return value;
  if (value instanceof Timestamp) return new DateTime((value.bits >> 32n) * 1000n);
  if (value instanceof ObjectId) return new DateTime(BigInt(value.bytes.readUInt32BE(0)) * 1000n);
  throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

const zones = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const known = zones.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    // Spellings of a name are many, and each would be kept.
    if (zones.size >= 500) zones.clear();
    zones.set(zone, format);
    return format;
  } catch {
    throw new CommandError(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function zoneOffset(zone: Operand, moment: DateTime): number {
  if (zone === undefined || zone === 'UTC' || zone === 'GMT') return 0;
  if (typeof zone !== 'string')
    throw new CommandError(40517, `timezone must evaluate to a string, found ${typeName(zone)}`);
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone);
  const name = zoneFormat(fixed ? 'UTC' : zone)
    .formatToParts(dateOf(moment))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    fixed ?? /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/.exec(name ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - new Date(date.getTime()).setUTCMonth(0, 1)) / 86_400_000) + 1;

const parts: Record<string, (date: Date) => number> = {
  $year: (date) => date.getUTCFullYear(),
  $month: (date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date) => date.getUTCDate(),
  $dayOfWeek: (date) => date.getUTCDay() + 1,
  $isoDayOfWeek: (date) => date.getUTCDay() || 7,
  $dayOfYear: dayOfYear,
  $hour: (date) => date.getUTCHours(),
  $minute: (date) => date.getUTCMinutes(),
  $second: (date) => date.getUTCSeconds(),
  $millisecond: (date) => date.getUTCMilliseconds(),
};

const datePart = (read: (date: Date) => number): NamedOperator => ({
  operands: 'date timezone?',
  codes: { notDoc: 40539, unknown: 40535, missing: 40539 },
  apply: (values) => {
    const [value, zone] = [values.get('date'), values.get('timezone')];
    if (isNullish(value) || (values.has('timezone') && isNullish(zone))) return null;
    const moment = momentOf(value);
    return new Int32(read(dateOf(moment, zoneOffset(zone, moment))));
  },
});

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.trunc(offset / 60_000));
  return `${offset < 0 ? '-' : '+'}${padded(Math.trunc(minutes / 60), 2)}${padded(minutes % 60, 2)}`;
}

const specifiers: Record<string, (date: Date, offset: number) => string> = {
  '%': () => '%',
  Y: (date) => padded(date.getUTCFullYear(), 4),
  m: (date) => padded(date.getUTCMonth() + 1, 2),
  d: (date) => padded(date.getUTCDate(), 2),
  H: (date) => padded(date.getUTCHours(), 2),
  M: (date) => padded(date.getUTCMinutes(), 2),
  S: (date) => padded(date.getUTCSeconds(), 2),
  L: (date) => padded(date.getUTCMilliseconds(), 3),
  j: (date) => padded(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(date.getUTCDay() || 7),
  z: (_, offset) => offsetText(offset),
};

function formatted(format: string, date: Date, offset: number): string {
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) throw new CommandError(18537, 'the year must be between 0 and 9999');
  return format.replaceAll(/%([\s\S]?)/gu, (_, letter: string) => {
    if (letter === '') throw new CommandError(18535, "Unmatched '%' at end of format string");
    if ('GVUZ'.includes(letter))
      throw unsupported(`%${letter} of $dateToString`, 'compute it in the program');
    const write = Object.hasOwn(specifiers, letter) ? specifiers[letter] : undefined;
    if (!write) throw new CommandError(18536, `Invalid format character '%${letter}' in format string`);
    return write(date, offset);
  });
}

function dateToString(values: ReadonlyMap<string, Operand>): Operand {
  const [value, zone, format] = [values.get('date'), values.get('timezone'), values.get('format')];
  if (values.has('format') && !isNullish(format) && typeof format !== 'string')
    throw new CommandError(
      18533,
      `$dateToString requires that 'format' be a string, found: ${typeName(format)}`,
    );
  if (isNullish(value)) return values.has('onNull') ? values.get('onNull') : null;
  if (['timezone', 'format'].some((name) => values.has(name) && isNullish(values.get(name)))) return null;
  const moment = momentOf(value);
  const offset = zoneOffset(zone, moment);
  const isUtc = typeof zone !== 'string' || /^(UTC|GMT|[+-]00(:?00)?)$/.test(zone);
  const usual = `%Y-%m-%dT%H:%M:%S.%L${isUtc ? 'Z' : ''}`;
  return formatted(typeof format === 'string' ? format : usual, dateOf(moment, offset), offset);
}

export const dateParts: Record<string, NamedOperator> = Object.fromEntries(
  Object.entries(parts).map(([name, read]) => [name, datePart(read)]),
);

export const dateOperators: Record<string, NamedOperator> = {
  $dateToString: {
    operands: 'date format? timezone? onNull?',
    codes: { notDoc: 18629, unknown: 18534, missing: 18628 },
    apply: dateToString,
  },
};
