import { isSunday, nextDay, nextMonth, sessionMonths, type NewOccasion } from '@school/domain';
import type { DemoOffice } from './demo-office';
import { PRINCIPAL } from './people';

/** Days on which nobody collects fees, as `mm-dd`; holidays that follow the moon are left out. */
const HOLIDAYS: readonly (readonly [title: string, day: string])[] = [
  ['Labour Day', '05-01'],
  ['Independence Day', '08-15'],
  ['Gandhi Jayanti', '10-02'],
  ['Christmas', '12-25'],
  ['Republic Day', '01-26'],
];

/** Other events of a session: the first day, as `mm-dd`, and the length in days. School goes on. */
const EVENTS: readonly (readonly [title: string, firstDay: string, days: number])[] = [
  ['First day of the session', '04-01', 1],
  ['Parents meet the teachers', '04-25', 1],
  ['Planting of trees', '07-17', 1],
  ['Parents meet the teachers', '09-26', 1],
  ['Annual sports', '11-19', 3],
  ['Annual function', '12-18', 1],
  ['Science exhibition', '02-11', 2],
];

const isWorkday = (day: string): boolean =>
  !isSunday(day) && !HOLIDAYS.some(([, one]) => one === day.slice(5));

/** The given day if the office is open on it, otherwise the next day on which it is. */
export function workdayFrom(day: string): string {
  let workday = day;
  while (!isWorkday(workday)) workday = nextDay(workday);
  return workday;
}

/** The workday that comes `count` workdays after a day. */
export function workdaysAfter(day: string, count: number): string {
  let later = day;
  for (let passed = 0; passed < count; passed += 1) later = workdayFrom(nextDay(later));
  return later;
}

/** The days on which the office is open, from the first to the last, both included. */
export function workdays(first: string, last: string): string[] {
  const days = [];
  for (let day = workdayFrom(first); day <= last; day = workdayFrom(nextDay(day))) days.push(day);
  return days;
}

export function endOf(month: string): string {
  let day = `${month}-28`;
  while (nextDay(day) < `${nextMonth(month)}-01`) day = nextDay(day);
  return day;
}

/** Puts an occasion into the calendar, for both branches and all classes where none are given (D63). */
export const putInCalendar = (office: DemoOffice, occasion: Partial<NewOccasion>): Promise<unknown> =>
  office.post(PRINCIPAL, '/api/office/calendar', occasion);

/** Enters the holidays and events of a session; no event is on a Sunday. @param firstMonth its April, `yyyy-mm` */
export async function planSession(office: DemoOffice, firstMonth: string): Promise<void> {
  const months = sessionMonths(firstMonth);
  const dayOf = (day: string) => {
    const month = months.find((one) => one.endsWith(day.slice(0, 2))) ?? '';
    return `${month}${day.slice(2)}`;
  };
  for (const [title, day] of HOLIDAYS)
    await putInCalendar(office, {
      occasionKind: 'holiday',
      title,
      firstDay: dayOf(day),
      lastDay: dayOf(day),
    });
  for (const [title, day, length] of EVENTS) {
    const firstDay = workdayFrom(dayOf(day));
    const lastDay = workdaysAfter(firstDay, length - 1);
    await putInCalendar(office, { occasionKind: 'event', title, firstDay, lastDay });
  }
}
