import { useTexts } from '../../messages/use-texts';
import { ledgerEn } from './messages.en';

/** The texts of the ledger. */
export const useLedgerMessages = () => useTexts('ledger', ledgerEn);
