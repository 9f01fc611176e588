import { monthOfDay, schoolDate, sessionMonths } from '@school/domain';

/** The most common ranges of days, by name. */
export const staffRanges = ['today', 'month', 'session'] as const;

export type StaffRange = (typeof staffRanges)[number];

export function daysOfRange(range: StaffRange, now: Date) {
  const today = schoolDate(now);
  const month = monthOfDay(today);
  const [april = month] = sessionMonths(month);
  const first = { today, month: `${month}-01`, session: `${april}-01` };
  return { firstDay: first[range], lastDay: today };
}

/** The named range that two days make, if any. */
export const rangeOf = (firstDay: string, lastDay: string, now: Date): StaffRange | undefined =>
  staffRanges.find((range) => {
    const days = daysOfRange(range, now);
    return days.firstDay === firstDay && days.lastDay === lastDay;
  });
