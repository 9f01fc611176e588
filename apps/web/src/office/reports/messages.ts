import { useTexts } from '../../messages/use-texts';
import { reportsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly reports: typeof reportsEn;
  }
}

/** The texts of today's summary and of the general report. */
export const useReportsMessages = () => useTexts('reports', reportsEn);
