import type { AccountsBarMessages } from './messages.en';

/** Every text of the row of links between the screens of the money in Hindi. */
export const accountsBarHi: AccountsBarMessages = {
  label: 'शुल्क और भुगतान',
  screens: {
    accounts: 'काउंटर',
    receipts: 'रसीदें',
    'day-book': 'रोज़नामचा',
    closing: 'गल्ला मिलान',
    defaulters: 'बकायेदार',
  },
};
