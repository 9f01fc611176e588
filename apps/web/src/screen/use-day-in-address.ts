import { isCalendarDate, schoolDate } from '@school/domain';
import { useChoice } from './use-choice';

/** The day in the address, or today when there is none, and a function that changes it. */
export function useDayInAddress(): readonly [string, (day: string) => void] {
  const [asked, choose] = useChoice('day');
  return [isCalendarDate(asked) ? asked : schoolDate(new Date()), choose];
}
