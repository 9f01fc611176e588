import { useTexts } from '../../messages/use-texts';
import { dayBookEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly dayBook: typeof dayBookEn;
  }
}

/** The texts of the day book. */
export const useDayBookMessages = () => useTexts('dayBook', dayBookEn);
