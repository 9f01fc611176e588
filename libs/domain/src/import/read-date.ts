import { dayFrom, isCalendarDate, isMonth } from '../school';
import { foldText } from '../rules';

/** The beginnings of the months' names, as registers write them. */
const monthNames: readonly (readonly string[])[] = [
  ['jan', 'जन'],
  ['feb', 'फर', 'फ़र'],
  ['mar', 'मार्च'],
  ['apr', 'अप्रै', 'अप्रे'],
  ['may', 'मई'],
  ['jun', 'जून'],
  ['jul', 'जुल'],
  ['aug', 'अग'],
  ['sep', 'सित'],
  ['oct', 'अक्ट', 'अक्तू'],
  ['nov', 'नव'],
  ['dec', 'दिस'],
];

const monthNumber = (name: string): number =>
  monthNames.findIndex((beginnings) => beginnings.some((one) => foldText(name).startsWith(foldText(one)))) +
  1;

/** Days since 30 December 1899, as spreadsheets count them, from 1982 on: a smaller number is no day in a student's life. */
const SERIAL = /^[3-7]\d{4}(?:\.\d+)?$/;

const ofSerial = (text: string): string | undefined =>
  SERIAL.test(text) ? dayFrom('1899-12-30', Math.floor(Number(text))) : undefined;

const two = (part: number | string) => String(part).padStart(2, '0');

/** A two-digit year means the latest one that has begun: nobody is born, or came, in a future year. */
function wholeYear(year: string, today: string): string {
  if (year.length !== 2) return year;
  const century = Number(today.slice(0, 2));
  return `${year > today.slice(2, 4) ? century - 1 : century}${year}`;
}

/**
 * The ways in which a date is written. The day comes first in India: 12/4/2015 is in April. The name `मई` has two letters, and
 * `अग॰` ends with the sign of what is shortened.
 */
const writtenForms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ,]*(?<name>[\p{L}\p{M}॰]{2,})[-/. ,]*(?<year>\d{4}|\d{2})$/iu,
  /^(?<name>[\p{L}\p{M}॰]{2,})[-/. ]*(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(?<year>\d{4}|\d{2})$/iu,
];

/** The time of day that other programs write after a date. */
const TIME = /\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?$/iu;

/**
 * Reads a date as registers write it: `2015-04-12`, `12/4/2015`, `12-Apr-15`, `12 अग॰ 2015`, or a spreadsheet's day number.
 * @param text with digits 0 to 9; @param today `yyyy-mm-dd` @returns `yyyy-mm-dd`, or undefined if it is no date
 */
export function readDate(text: string, today: string): string | undefined {
  const serial = ofSerial(text);
  if (serial !== undefined) return serial;
  const written = text.replace(TIME, '');
  const form = writtenForms.find((one) => one.test(written));
  const { day, month, name, year } = form?.exec(written)?.groups ?? {};
  if (day === undefined || year === undefined) return undefined;
  const number = month ?? monthNumber(name ?? '');
  const date = `${wholeYear(year, today)}-${two(number)}-${two(day)}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Reads a month: `2026-04`, `Apr 2026`, `04/2026`, or the month of a date. @returns `yyyy-mm` */
export function readMonth(text: string, today: string): string | undefined {
  if (isMonth(text)) return text;
  const [, number, ofNumber] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  const [, name, ofName] = /^([\p{L}\p{M}॰]{2,})[-/. ,']*(\d{4}|\d{2})$/u.exec(text) ?? [];
  const month =
    number && ofNumber
      ? `${ofNumber}-${two(number)}`
      : name && ofName
        ? `${ofName.length === 2 ? today.slice(0, 2) : ''}${ofName}-${two(monthNumber(name))}`
        : readDate(text, today)?.slice(0, 7);
  return month !== undefined && isMonth(month) ? month : undefined;
}
