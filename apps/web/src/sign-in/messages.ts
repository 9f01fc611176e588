import { useTexts } from '../messages/use-texts';
import { sessionEn } from './messages.en';

declare module '../messages/feature-texts' {
  interface FeatureTexts {
    readonly session: typeof sessionEn;
  }
}

/** The texts of signing in and out. */
export const useSessionMessages = () => useTexts('session', sessionEn);
