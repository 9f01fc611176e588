import { useTexts } from '../../messages/use-texts';
import { calendarEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly calendar: typeof calendarEn;
  }
}

/** The texts of the calendar. */
export const useCalendarMessages = () => useTexts('calendar', calendarEn);
