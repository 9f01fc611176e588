import { monthOfDay, monthsBetween, schoolMonth } from './school-calendar';

/** The April in which the session of a month begins: `2026-04` for `2027-03` (D43). */
function sessionStart(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${number < 4 ? year - 1 : year}-04`;
}

/** The April of the session after the one that begins in this April. */
const nextSession = (april: string) => `${Number(april.slice(0, 4)) + 1}-04`;

/**
 * The months from which the office may charge a new student: this session's April up to next April (D44).
 * @param month the month of registration, `yyyy-mm`
 */
export function feesFromMonths(month: string): string[] {
  const april = sessionStart(month);
  return monthsBetween(april, nextSession(april));
}

/** The last month that can be paid ahead in a month: the end of the session after its own (D46). */
export const endOfNextSession = (month: string): string =>
  `${Number(nextSession(sessionStart(month)).slice(0, 4)) + 1}-03`;

/** The twelve months of the session that a month lies in, April first (D43). */
export function sessionMonths(month: string): string[] {
  const april = sessionStart(month);
  return monthsBetween(april, `${Number(april.slice(0, 4)) + 1}-03`);
}

/** The name of the session that a month lies in, `2026-27` (D43). */
export function sessionName(month: string): string {
  const year = Number(sessionStart(month).slice(0, 4));
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The session that a day lies in, `2026-27` of `2026-11-30` (D43). */
export const sessionOfDay = (day: string): string => sessionName(monthOfDay(day));

/** The session at an instant, by the clock in Asia/Kolkata (D43). */
export const sessionAt = (instant: Date): string => sessionName(schoolMonth(instant));

/** The session a number of years after that of a month, or before it if negative: `2025-26` for `2026-11` and -1. */
export const sessionAfter = (month: string, years: number): string =>
  sessionName(`${Number(sessionStart(month).slice(0, 4)) + years}-04`);

/** The first month of a session, by its name: `2026-04` of `2026-27` (D43). */
export const firstMonthOf = (session: string): string => `${session.slice(0, 4)}-04`;

/** The first day of a session, `2026-04-01` of `2026-27`. */
export const firstDayOf = (session: string): string => `${firstMonthOf(session)}-01`;

/** The session that ends, and the next one, into which students move (D70). */
export interface Turn {
  readonly from: string;
  readonly to: string;
}

/**
 * The two sessions between which students are moved in a month: from January on into the session that begins next April, from
 * April on out of the one that is over (D70).
 * @param month `yyyy-mm`
 */
export function turnOfSessions(month: string): Turn {
  const session = sessionName(month);
  const before = sessionAfter(month, -1);
  const after = sessionAfter(month, 1);
  return month.slice(5) < '04' ? { from: session, to: after } : { from: before, to: session };
}

/** The first day after a session, `2027-04-01` after `2026-27`. */
export const firstDayAfter = (session: string): string => `${nextSession(firstMonthOf(session))}-01`;

/** The last day of a session, `2027-03-31` of `2026-27`. */
export const lastDayOf = (session: string): string => `${firstDayAfter(session).slice(0, 4)}-03-31`;
