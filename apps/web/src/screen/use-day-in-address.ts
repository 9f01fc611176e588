import { isCalendarDate, schoolDate } from '@school/domain';
import { useChoice } from './use-choice';

/** The day in the address, or today when there is none, and a function that changes it. */
export function useDayInAddress(): readonly [string, (day: string) => void] {
  const [dayInAddress, choose] = useChoice('day');
  return [isCalendarDate(dayInAddress) ? dayInAddress : schoolDate(new Date()), choose];
}
