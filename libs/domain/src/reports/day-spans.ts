import { daysBetween } from '../calendar';
import { monthOfDay } from '../school';

/** Days that are read together, both included, `yyyy-mm-dd` in Asia/Kolkata. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A part of them, within one month. */
export interface DaySpan extends Days {
  /** All of it is over: what was done on these days changes no more. */
  readonly isOver: boolean;
}

/**
 * Days in parts by month, oldest first, so that what is over is added up once and kept, and only what goes on is read again.
 * @param current the first day that is not over; it begins a part of its own
 * @returns none where the last day is before the first
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
