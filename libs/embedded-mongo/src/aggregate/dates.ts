import { DateTime, Int32, isDoc, ObjectId, Timestamp, typeName, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { type Form, isNullish, type Operand, partsOf, textIn } from './operands';

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

/** A date as JavaScript's, which reaches 270,000 years. */
function dateOf(ms: number): Date {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) throw unsupported('parts of so distant a date', 'store a nearer one');
  return date;
}

/** The date whose UTC parts are those that clocks in a zone show. */
function zoned(value: Value, zone: string): Date {
  if (value instanceof Timestamp || value instanceof ObjectId)
    throw unsupported(`the date of a ${typeName(value)}`, 'store a date');
  if (!(value instanceof DateTime))
    throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
  const date = dateOf(Number(value.ms));
  if (zone === 'UTC' || zone === 'GMT') return date;
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone);
  const shown = fixed ? '' : zoneFormat(zone).format(date);
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    fixed ?? /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(shown) ?? [];
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return dateOf(date.getTime() + (sign === '-' ? -ahead : ahead));
}

/** The parts of a date; most have a letter and a width in the forms of `$dateToString`. */
const parts: Record<string, [read: (date: Date) => number, letter?: string, width?: number]> = {
  $year: [(date) => date.getUTCFullYear(), 'Y', 4],
  $month: [(date) => date.getUTCMonth() + 1, 'm'],
  $dayOfMonth: [(date) => date.getUTCDate(), 'd'],
  $dayOfWeek: [(date) => date.getUTCDay() + 1],
  $hour: [(date) => date.getUTCHours(), 'H'],
  $minute: [(date) => date.getUTCMinutes(), 'M'],
  $second: [(date) => date.getUTCSeconds(), 'S'],
  $millisecond: [(date) => date.getUTCMilliseconds(), 'L', 3],
};

const letters = new Map(
  Object.values(parts).map(([read, letter, width = 2]) => [
    letter,
    (date: Date) => String(read(date)).padStart(width, '0'),
  ]),
);

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

/** A part that is the same for all documents. */
function constant(value: Value, what: string, code: number): string {
  if (value === null || isDoc(value) || (typeof value === 'string' && value.startsWith('$')))
    throw unsupported(`null or an expression as ${what}`, 'write it out');
  return textIn(value, what, code);
}

const datePart =
  (name: string, read: (date: Date) => number): Form =>
  (argument, parse) => {
    const part = partsOf(name, dateArgument(name, argument), { date: 40539, timezone: null }, 40539, 40535);
    const dateIn = parse(part('date'));
    const zone = constant(part('timezone', 'UTC'), 'timezone', 40517);
    return (document) => {
      const value = dateIn(document);
      return isNullish(value) ? null : new Int32(read(zoned(value, zone)));
    };
  };

function formatted(format: string, date: Date): string {
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) throw new CommandError(18537, 'the year must be between 0 and 9999');
  return format.replaceAll(/%([\s\S]?)/gu, (_, letter: string) => {
    if (letter === '%') return '%';
    if (letter === '') throw new CommandError(18535, "Unmatched '%' at end of format string");
    const write = letters.get(letter);
    if (write) return write(date);
    if ('GVUZjuwz'.includes(letter))
      throw unsupported(`%${letter} of $dateToString`, 'compute it in the program');
    throw new CommandError(18536, `Invalid format character '%${letter}' in format string`);
  });
}

const dateToString: Form = (argument, parse) => {
  const codes = { date: 18628, format: null, timezone: null, onNull: null };
  const part = partsOf('$dateToString', argument, codes, 18629, 18534);
  if (part('onNull') !== null) throw unsupported('onNull of $dateToString', 'use $ifNull');
  const format = constant(part('format'), 'format of $dateToString', 18533);
  const zone = constant(part('timezone', 'UTC'), 'timezone', 40517);
  const dateIn = parse(part('date'));
  return (document): Operand => {
    const value = dateIn(document);
    return isNullish(value) ? null : formatted(format, zoned(value, zone));
  };
};

export const dateForms: Record<string, Form> = {
  ...Object.fromEntries(Object.entries(parts).map(([name, [read]]) => [name, datePart(name, read)])),
  $dateToString: dateToString,
};
