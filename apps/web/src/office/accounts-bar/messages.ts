import { useTexts } from '../../messages/use-texts';

export const accountsBarEn = {
  label: 'Fees & Payment',
};

export const useAccountsBarMessages = () => useTexts('accountsBar', accountsBarEn);
