import { useTexts } from '../../messages/use-texts';
import { newSessionEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly newSession: typeof newSessionEn;
  }
}

/** The texts of the new session. */
export const useNewSessionMessages = () => useTexts('newSession', newSessionEn);
