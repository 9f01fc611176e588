import type { AccountsBarMessages } from './messages.en';

/** Every text of the row of links between the screens of the money in Hindi. */
export const accountsBarHi: AccountsBarMessages = {
  label: 'शुल्क और भुगतान',
};
