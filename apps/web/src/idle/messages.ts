import { useTexts } from '../messages/use-texts';
import { idleEn } from './messages.en';

declare module '../messages/feature-texts' {
  interface FeatureTexts {
    readonly idle: typeof idleEn;
  }
}

/** The texts of a session that ended at work, or because nobody worked. */
export const useIdleMessages = () => useTexts('idle', idleEn);
