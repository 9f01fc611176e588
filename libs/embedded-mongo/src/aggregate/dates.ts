import { DateTime, Int32, isDoc, ObjectId, Timestamp, typeName, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { type Form, isNullish, type Operand, partsOf, textIn } from './operands';

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
function zoneOffset(zone: string, moment: DateTime): number {
  if (zone === 'UTC' || zone === 'GMT') return 0;
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone);
  const shown = fixed ? '' : zoneFormat(zone).format(dateOf(moment));
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    fixed ?? /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(shown) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

/** The date whose UTC parts are those that clocks in a zone show. */
function zoned(value: Value, zone: Value): { date: Date; offset: number } {
  const moment = momentOf(value);
  const offset = zoneOffset(textIn(zone, 'timezone', 40517), moment);
  return { date: dateOf(moment, offset), offset };
}

const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - new Date(date.getTime()).setUTCMonth(0, 1)) / 86_400_000) + 1;

/** The parts of a date; some have a letter and a width in the forms of `$dateToString`. */
const parts: Record<string, [read: (date: Date) => number, letter?: string, width?: number]> = {
  $year: [(date) => date.getUTCFullYear(), 'Y', 4],
  $month: [(date) => date.getUTCMonth() + 1, 'm', 2],
  $dayOfMonth: [(date) => date.getUTCDate(), 'd', 2],
  $dayOfWeek: [(date) => date.getUTCDay() + 1],
  $isoDayOfWeek: [(date) => date.getUTCDay() || 7],
  $dayOfYear: [dayOfYear],
  $hour: [(date) => date.getUTCHours(), 'H', 2],
  $minute: [(date) => date.getUTCMinutes(), 'M', 2],
  $second: [(date) => date.getUTCSeconds(), 'S', 2],
  $millisecond: [(date) => date.getUTCMilliseconds(), 'L', 3],
};

const padded = (value: number, width = 2): string => String(value).padStart(width, '0');

const specifiers = new Map<string | undefined, (date: Date, offset: number) => string>([
  ...Object.values(parts).map(
    ([read, letter, width]) => [letter, (date: Date) => padded(read(date), width)] as const,
  ),
  ['%', () => '%'],
  ['z', (_, offset) => offsetText(offset)],
]);

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.trunc(offset / 60_000));
  return `${offset < 0 ? '-' : '+'}${padded(Math.trunc(minutes / 60))}${padded(minutes % 60)}`;
}

/** Operands by name; the date alone will do, also in a list of one. */
function dateArgument(name: string, argument: Value): Value {
  if (Array.isArray(argument)) {
    const [only] = argument;
    if (argument.length === 1 && only !== undefined) return dateArgument(name, only);
    throw new CommandError(40536, `${name} takes one argument in an array, not ${argument.length}`);
  }
  const isNamed = isDoc(argument) && argument.size > 0 && ![...argument.keys()][0]?.startsWith('$');
  return isNamed ? argument : new Map([['date', argument]]);
}

const datePart =
  (name: string, read: (date: Date) => number): Form =>
  (argument, parse) => {
    const part = partsOf(name, dateArgument(name, argument), { date: 40539, timezone: null }, 40539, 40535);
    const [dateIn, zoneIn] = [parse(part('date')), parse(part('timezone', 'UTC'))];
    return (document, variables) => {
      const [value, zone] = [dateIn(document, variables), zoneIn(document, variables)];
      return isNullish(value) || isNullish(zone) ? null : new Int32(read(zoned(value, zone).date));
    };
  };

export const isoForm = '%Y-%m-%dT%H:%M:%S.%L';

export function formatted(format: string, date: Date, offset: number): string {
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) throw new CommandError(18537, 'the year must be between 0 and 9999');
  return format.replaceAll(/%([\s\S]?)/gu, (_, letter: string) => {
    if (letter === '') throw new CommandError(18535, "Unmatched '%' at end of format string");
    const write = specifiers.get(letter);
    if (write) return write(date, offset);
    if ('GVUZjuw'.includes(letter))
      throw unsupported(`%${letter} of $dateToString`, 'compute it in the program');
    throw new CommandError(18536, `Invalid format character '%${letter}' in format string`);
  });
}

const dateToString: Form = (argument, parse) => {
  const codes = { date: 18628, format: null, timezone: null, onNull: null };
  const part = partsOf('$dateToString', argument, codes, 18629, 18534);
  const dateIn = parse(part('date'));
  const zoneIn = parse(part('timezone', 'UTC'));
  const nothing = parse(part('onNull'));
  const formatIn = parse(part('format', isoForm));
  const hasFormat = isDoc(argument) && argument.has('format');
  return (document, variables): Operand => {
    const [value, format] = [dateIn(document, variables), formatIn(document, variables)];
    const form = isNullish(format) ? undefined : textIn(format, 'format of $dateToString', 18533);
    if (isNullish(value)) return nothing(document, variables);
    const zone = zoneIn(document, variables);
    if (isNullish(zone) || form === undefined) return null;
    const { date, offset } = zoned(value, zone);
    const isUtc = typeof zone === 'string' && /^(UTC|GMT|[+-]00(:?00)?)$/.test(zone);
    return formatted(isUtc && !hasFormat ? `${form}Z` : form, date, offset);
  };
};

export const dateForms: Record<string, Form> = {
  ...Object.fromEntries(Object.entries(parts).map(([name, [read]]) => [name, datePart(name, read)])),
  $dateToString: dateToString,
};
