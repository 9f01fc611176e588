import { useTexts } from '../../messages/use-texts';
import { accountsBarEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly accountsBar: typeof accountsBarEn;
  }
}

/** The texts of the row of links between the screens of the money. */
export const useAccountsBarMessages = () => useTexts('accountsBar', accountsBarEn);
