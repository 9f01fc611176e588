import { useTexts } from '../../messages/use-texts';
import { defaultersEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly defaulters: typeof defaultersEn;
  }
}

/** The texts of the defaulters and their reminders. */
export const useDefaultersMessages = () => useTexts('defaulters', defaultersEn);
