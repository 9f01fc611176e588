import { useTexts } from '../../messages/use-texts';
import { waitingAccountsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly waitingAccounts: typeof waitingAccountsEn;
  }
}

/** The texts of what waits for an administrator. */
export const useWaitingAccountsMessages = () => useTexts('waitingAccounts', waitingAccountsEn);
