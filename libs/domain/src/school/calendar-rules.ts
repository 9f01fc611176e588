import * as z from 'zod/mini';
import { presentText, says } from '../rules';
import { isCalendarDate, isMonth } from './school-calendar';

/** A calendar date as `yyyy-mm-dd` (D19). */
export const calendarDate = () =>
  presentText()
    .check(z.refine(isCalendarDate, says('date')))
    .register(z.globalRegistry, {
      description: 'Calendar date as yyyy-mm-dd',
      examples: ['2016-04-01'],
    });

/** A month as `yyyy-mm` (D43). */
export const monthText = () =>
  presentText()
    .check(z.refine(isMonth, says('month')))
    .register(z.globalRegistry, { description: 'Month as yyyy-mm', examples: ['2027-04'] });
