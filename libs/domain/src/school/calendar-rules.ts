import * as z from 'zod/mini';
import { presentText, says } from '../rules';
import { daysSince, isCalendarDate, isMonth } from './school-calendar';
import { firstMonthOf, sessionName } from './session';

/** A calendar date as `yyyy-mm-dd` (D19). */
export const calendarDate = () =>
  presentText()
    .check(z.refine(isCalendarDate, says('date')))
    .register(z.globalRegistry, {
      description: 'Calendar date as yyyy-mm-dd',
      examples: ['2016-04-01'],
    });

/** The first and the last day in a form or a call, as `yyyy-mm-dd`. */
export interface DayRange {
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** Checks that the two days are in order and span at most `most` days; a last day needs a first one. */
export const daysInOrder = (mostDays: number) =>
  z.refine<DayRange>(
    ({ firstDay, lastDay }) =>
      lastDay === undefined ||
      (firstDay !== undefined && firstDay <= lastDay && daysSince(firstDay, lastDay) < mostDays),
    { error: says('dayRange', mostDays), path: ['lastDay'] },
  );

/** A month as `yyyy-mm` (D43). */
export const monthText = () =>
  presentText()
    .check(z.refine(isMonth, says('month')))
    .register(z.globalRegistry, { description: 'Month as yyyy-mm', examples: ['2027-04'] });

/** The name of a session such as `2026-27` (D43); the second year must follow the first. */
export const sessionText = () =>
  z.string({ error: says('text') }).check(
    z.regex(/^\d{4}-\d\d$/, { error: says('choose'), abort: true }),
    z.refine((session) => sessionName(firstMonthOf(session)) === session, says('choose')),
  );
