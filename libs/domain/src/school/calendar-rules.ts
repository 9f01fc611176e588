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

/** Two days, as a form or a call gives them: `yyyy-mm-dd`. */
export interface DayRange {
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** First and last day are in their order, and not more than so many days; a last day alone is none. */
export const daysInOrder = (most: number) =>
  z.refine<DayRange>(
    ({ firstDay, lastDay }) =>
      lastDay === undefined ||
      (firstDay !== undefined && firstDay <= lastDay && daysSince(firstDay, lastDay) < most),
    { error: says('dayRange', most), path: ['lastDay'] },
  );

/** A month as `yyyy-mm` (D43). */
export const monthText = () =>
  presentText()
    .check(z.refine(isMonth, says('month')))
    .register(z.globalRegistry, { description: 'Month as yyyy-mm', examples: ['2027-04'] });

/** The name of a session, as `2026-27` (D43): its second year is the one after the first. */
export const sessionText = () =>
  z.string({ error: says('text') }).check(
    z.regex(/^\d{4}-\d\d$/, { error: says('choose'), abort: true }),
    z.refine((session) => sessionName(firstMonthOf(session)) === session, says('choose')),
  );
