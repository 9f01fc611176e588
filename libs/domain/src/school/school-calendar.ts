import { DAY, HOUR } from '../values';

/** The school's calendar: dates are `yyyy-mm-dd`, months `yyyy-mm`, both as the clock in Asia/Kolkata shows them. */

/** Asia/Kolkata is 5:30 hours ahead of UTC all year. In milliseconds. */
const AHEAD_OF_UTC = 5.5 * HOUR;

/** The date in Asia/Kolkata, e.g. `2026-11-21`. @throws RangeError for an invalid date */
export const schoolDate = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);

/** The hour of the day in Asia/Kolkata, from 0 to 23. */
export const schoolHour = (instant: Date): number =>
  Math.floor((instant.getTime() - startOfDay(schoolDate(instant)).getTime()) / HOUR);

/** The month in Asia/Kolkata, e.g. `2026-11`; a month is charged once (D29). */
export const schoolMonth = (instant: Date): string => monthOfDay(schoolDate(instant));

/** The month that a day lies in, `2026-11` of `2026-11-30`. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The month after one, e.g. `2027-01` after `2026-12`. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The month before one, e.g. `2026-12` before `2027-01`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** The months from one to another, both included, oldest first; none when the first is the later one. */
export function monthsBetween(first: string, last: string): string[] {
  const months = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/** The instant at which a day begins in Asia/Kolkata. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Noon of a day in Asia/Kolkata, used as the instant of an event of which only the day is known. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** The number of days from `day` to `today`: 0 for the same day, negative if `day` is still to come. */
export const daysSince = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / DAY;

/** The day a number of days after another, or before it if the number is negative. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The day after one, e.g. `2026-12-01` after `2026-11-30`. */
export const nextDay = (day: string): string => dayFrom(day, 1);

/** The day a number of months after another; the last day of the month if that month is too short. */
export function dayMonthsFrom(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** A date as `22 Nov 2026`; composed here because Chrome 109 would write `22-Nov-2026`. */
export const dateLabel = (day: string, locale: string): string =>
  `${Number(day.slice(8))} ${monthLabel(day.slice(0, 7), locale)}`;

/** Two dates as `22 Nov 2026 – 5 Dec 2026`, one as `22 Nov 2026`. */
export const dayRangeLabel = (first: string, last: string, locale: string): string =>
  first === last ? dateLabel(first, locale) : `${dateLabel(first, locale)} – ${dateLabel(last, locale)}`;

/** The instant at which a month begins in Asia/Kolkata. */
export const startOfMonth = (month: string): Date => startOfDay(`${month}-01`);

/** Whether a text is a date of the calendar as `yyyy-mm-dd`, from 1900 on (D19). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Writes an instant in a language. The digits are 0 to 9 in every language, so that everybody who handles figures can read them.
 * The formatters are kept: an old PC takes a millisecond to make one, and a printed register has thousands of dates.
 */
function label(options: Intl.DateTimeFormatOptions): (instant: Date, locale: string) => string {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant, locale) => {
    const format =
      formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, numberingSystem: 'latn' });
    formatters.set(locale, format);
    return format.format(instant);
  };
}
const monthAndYear = label({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthAlone = label({ month: 'short', timeZone: 'UTC' });
const weekdayHere = label({ weekday: 'long', timeZone: 'Asia/Kolkata' });
const longMonthHere = label({ month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });
const TIME = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'Asia/Kolkata' } as const;
const timeHere = label(TIME);
const timeOfDayHere = label({ ...TIME, dayPeriod: 'short' });

/** Whether a text is a month as `yyyy-mm` (D43). */
export const isMonth = (text: string): boolean => isCalendarDate(`${text}-01`);

/** `2026-11` as `Nov 2026`. */
export const monthLabel = (month: string, locale: string): string =>
  monthAndYear(new Date(`${month}-01T00:00:00Z`), locale);

/** `2026-11` as `Nov`, for places that show the year beside it. */
export const monthName = (month: string, locale: string): string =>
  monthAlone(new Date(`${month}-01T00:00:00Z`), locale);

/** Two months as `Nov 2026 – Mar 2027`, one as `Nov 2026`. */
export const monthRangeLabel = (first: string, last: string, locale: string): string =>
  first === last ? monthLabel(first, locale) : `${monthLabel(first, locale)} – ${monthLabel(last, locale)}`;

/** Months as `Sep 2026` and `Nov 2026 – Jan 2027`: consecutive ones as a range, others one by one (D77). */
export function monthRangeLabels(months: readonly string[], locale: string): readonly string[] {
  const ranges: [string, string][] = [];
  for (const month of [...new Set(months)].sort()) {
    const lastRange = ranges.at(-1);
    if (lastRange && nextMonth(lastRange[1]) === month) lastRange[1] = month;
    else ranges.push([month, month]);
  }
  return ranges.map(([first, last]) => monthRangeLabel(first, last, locale));
}

/** Months in one line: `Sep 2026, Nov 2026 – Jan 2027`. */
export const monthsLabel = (months: readonly string[], locale: string): string =>
  monthRangeLabels(months, locale).join(', ');

/** An instant as its day in Asia/Kolkata, e.g. `Sunday, 22 November 2026`; Chrome 109 would write a comma before the year. */
export function longDayLabel(instant: Date, locale: string): string {
  const day = Number(schoolDate(instant).slice(8));
  return `${weekdayHere(instant, locale)}, ${day} ${longMonthHere(instant, locale)}`;
}

/** An instant as date and time of day in Asia/Kolkata, e.g. `21 Nov 2026, 10:05 am`. */
export const dateTimeLabel = (instant: Date, locale: string): string =>
  `${dateLabel(schoolDate(instant), locale)}, ${timeLabel(instant, locale)}`;

/** An instant as time of day in Asia/Kolkata: `10:05 am`, in Hindi `सुबह 10:05`, as Hindi has no word for `am`. */
export function timeLabel(instant: Date, locale: string): string {
  const text = locale.startsWith('hi') ? timeOfDayHere(instant, locale) : timeHere(instant, locale);
  // Node writes a narrow space before `am`, which some fonts lack; browsers write a plain space.
  return text.replace('\u202f', ' ');
}

/** Two times, stored as `hh:mm`, as `12:20 pm – 1:00 pm`; a line may break between the times, but not within one. */
export const clockRangeLabel = (first: string, last: string, locale: string): string =>
  [first, last]
    .map((time) => timeLabel(new Date(`2000-01-01T${time}:00+05:30`), locale).replace(' ', '\u00a0'))
    .join('\u00a0– ');
