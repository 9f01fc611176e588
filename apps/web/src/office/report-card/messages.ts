import { useTexts } from '../../messages/use-texts';
import { reportCardEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly reportCard: typeof reportCardEn;
  }
}

/** The texts of a report card. */
export const useReportCardMessages = () => useTexts('reportCard', reportCardEn);
