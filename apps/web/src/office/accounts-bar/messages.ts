import { useTexts } from '../../messages/use-texts';

/** Every text of the row of links between the screens of the money in English. */
export const accountsBarEn = {
  label: 'Fees & Payment',
};

export const useAccountsBarMessages = () => useTexts('accountsBar', accountsBarEn);
