import { useTexts } from '../../messages/use-texts';
import { resultEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly result: typeof resultEn;
  }
}

/** The texts of Student Result. */
export const useResultMessages = () => useTexts('result', resultEn);
