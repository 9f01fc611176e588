import { useTexts } from '../../messages/use-texts';
import { askEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly ask: typeof askEn;
  }
}

/** The texts of what is asked in a dialog. */
export const useAskMessages = () => useTexts('ask', askEn);
