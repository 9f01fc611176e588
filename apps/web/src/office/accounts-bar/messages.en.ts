/** Every text of the row of links between the screens of the money in English. */
export const accountsBarEn = {
  label: 'Fees & Payment',
};

/** The shape that the other language has to fill. */
export type AccountsBarMessages = typeof accountsBarEn;
