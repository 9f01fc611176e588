import { useTexts } from '../../messages/use-texts';
import { receiptsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly receipts: typeof receiptsEn;
  }
}

/** The texts of the register of receipts. */
export const useReceiptsMessages = () => useTexts('receipts', receiptsEn);
