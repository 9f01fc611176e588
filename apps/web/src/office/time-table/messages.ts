import { useTexts } from '../../messages/use-texts';
import { timeTableEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly timeTable: typeof timeTableEn;
  }
}

/** The texts of the time table. */
export const useTimeTableMessages = () => useTexts('timeTable', timeTableEn);
