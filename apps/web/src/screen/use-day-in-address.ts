import { isCalendarDate, schoolDate } from '@school/domain';
import { useChoice } from './use-choice';

/** The day that the address names, today where it names none, and its change. */
export function useDayInAddress(): readonly [string, (day: string) => void] {
  const [asked, choose] = useChoice('day');
  return [isCalendarDate(asked) ? asked : schoolDate(new Date()), choose];
}
