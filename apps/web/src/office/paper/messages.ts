import { useTexts } from '../../messages/use-texts';
import { paperEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly paper: typeof paperEn;
  }
}

/** The texts of what is asked and said about a print. */
export const usePaperMessages = () => useTexts('paper', paperEn);
