/** Every text of the row of links between the screens of the money in English. */
export const accountsBarEn = {
  label: 'Fees & Payment',
  screens: {
    accounts: 'Counter',
    receipts: 'Receipts',
    'day-book': 'Day book',
    closing: 'Closing',
    defaulters: 'Defaulters',
  },
};

/** The shape that the other language has to fill. */
export type AccountsBarMessages = typeof accountsBarEn;
