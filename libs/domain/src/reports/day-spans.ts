import { daysBetween } from '../calendar';
import { monthOfDay } from '../school';

/** A range of days that are read together, both ends included, `yyyy-mm-dd` in Asia/Kolkata. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A part of a range, within one month. */
export interface DaySpan extends Days {
  /** Whether all its days are over, so that their figures no longer change. */
  readonly isOver: boolean;
}

/**
 * Splits a range by month, oldest first, so that past days are added up once and kept, and only current ones are read again.
 * @param current the first day that is not over; it begins a part of its own
 * @returns an empty list if the last day is before the first
 */
export function daySpans({ firstDay, lastDay }: Days, current: string): readonly DaySpan[] {
  const parts = new Map<string, DaySpan>();
  for (const day of daysBetween(firstDay, lastDay)) {
    const isOver = day < current;
    const key = `${monthOfDay(day)} ${isOver}`;
    parts.set(key, { firstDay: parts.get(key)?.firstDay ?? day, lastDay: day, isOver });
  }
  return [...parts.values()];
}
