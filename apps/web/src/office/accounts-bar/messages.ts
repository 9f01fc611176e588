import { useTexts } from '../../messages/use-texts';
import { accountsBarEn } from './messages.en';

/** The texts of the row of links between the screens of the money. */
export const useAccountsBarMessages = () => useTexts('accountsBar', accountsBarEn);
