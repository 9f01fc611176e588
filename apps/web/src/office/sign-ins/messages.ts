import { useTexts } from '../../messages/use-texts';
import { signInsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly signIns: typeof signInsEn;
  }
}

/** The texts of the open sign-ins. */
export const useSignInsMessages = () => useTexts('signIns', signInsEn);
