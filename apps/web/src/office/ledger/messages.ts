import { useTexts } from '../../messages/use-texts';
import { ledgerEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly ledger: typeof ledgerEn;
  }
}

/** The texts of the ledger. */
export const useLedgerMessages = () => useTexts('ledger', ledgerEn);
