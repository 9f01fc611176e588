import { useTexts } from '../../messages/use-texts';
import { feesEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly fees: typeof feesEn;
  }
}

/** The texts of the counter and the receipts. */
export const useFeesMessages = () => useTexts('fees', feesEn);
