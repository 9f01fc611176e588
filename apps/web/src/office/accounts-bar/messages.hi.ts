import type { accountsBarEn } from './messages';

/** Every text of the row of links between the screens of the money in Hindi. */
export const accountsBarHi: typeof accountsBarEn = {
  label: 'शुल्क और भुगतान',
};
