import { isDate } from './is-date';

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const yearFirstInOne = /^(\d{4})(\d{2})(\d{2})$/;
const dayFirstInOne = /^(\d{2})(\d{2})(\d{4})$/;

/** A two-digit year is in this century up to this many years ahead: `16` is 2016, and `98` is 1998. */
const YEARS_AHEAD = 10;

/** The first of the Hindi digits; the others follow it. */
const HINDI_ZERO = '०'.charCodeAt(0);

const plainDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - HINDI_ZERO));

function wholeYear(year: string, thisYear: number): string {
  if (year.length === 4) return year;
  const century = thisYear - (thisYear % 100);
  const inThis = century + Number(year);
  return String(inThis > thisYear + YEARS_AHEAD ? inThis - 100 : inThis);
}

/**
 * Returns a date as offices write it (`13/05/2016`, `13-05-2016`, `13.5.16`, `20160513`, `2016-5-13`) as `yyyy-mm-dd`. Hindi
 * digits are allowed, and the day comes before the month. A text that is no real date is returned unchanged.
 * @param thisYear decides the century of a two-digit year
 */
export function dateAsTyped(text: string, thisYear: number): string {
  const typed = plainDigits(text.trim());
  const readings = [
    [yearFirst, (a = '', b = '', c = '') => [a, b, c]],
    [yearFirstInOne, (a = '', b = '', c = '') => [a, b, c]],
    [dayFirst, (a = '', b = '', c = '') => [wholeYear(c, thisYear), b, a]],
    [dayFirstInOne, (a = '', b = '', c = '') => [c, b, a]],
  ] as const;
  for (const [form, inOrder] of readings) {
    const [match, ...parts] = form.exec(typed) ?? [];
    if (match === undefined) continue;
    const date = inOrder(...parts)
      .map((part) => part.padStart(2, '0'))
      .join('-');
    if (isDate(date)) return date;
  }
  return text;
}
