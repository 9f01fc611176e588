import { useTexts } from '../../messages/use-texts';
import { closingEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly closing: typeof closingEn;
  }
}

/** The texts of closing the drawer. */
export const useClosingMessages = () => useTexts('closing', closingEn);
