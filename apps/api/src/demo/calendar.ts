import { nextDay, nextMonth } from '@school/domain';

/** Days on which nobody collects, as `mm-dd`; those that the moon decides are left out. */
const HOLIDAYS: readonly string[] = ['01-26', '05-01', '08-15', '10-02', '12-25'];

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const isWorkday = (day: string): boolean => !isSunday(day) && !HOLIDAYS.includes(day.slice(5));

/** A day, or the first one after it on which the office is open. */
export function workdayFrom(day: string): string {
  let open = day;
  while (!isWorkday(open)) open = nextDay(open);
  return open;
}

/** The day so many of them later on which the office is open. */
export function workdaysAfter(day: string, count: number): string {
  let later = day;
  for (let passed = 0; passed < count; passed += 1) later = workdayFrom(nextDay(later));
  return later;
}

/** The days on which the office is open, from one to another, both included. */
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
