import { useTexts } from '../../messages/use-texts';
import { firstDayEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly firstDay: typeof firstDayEn;
  }
}

/** The texts of the first steps of a school. */
export const useFirstDayMessages = () => useTexts('firstDay', firstDayEn);
