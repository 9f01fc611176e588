import { useTexts } from '../../messages/use-texts';
import { remindersEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly reminders: typeof remindersEn;
  }
}

/** The texts of the reminders that are sent from the clerk's own phone. */
export const useRemindersMessages = () => useTexts('reminders', remindersEn);
