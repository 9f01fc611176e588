import { useTexts } from '../../messages/use-texts';
import { examResultsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly examResults: typeof examResultsEn;
  }
}

/** The texts of what an exam came to. */
export const useExamResultsMessages = () => useTexts('examResults', examResultsEn);
