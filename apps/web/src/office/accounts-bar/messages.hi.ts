import type { accountsBarEn } from './messages';

export const accountsBarHi: typeof accountsBarEn = {
  label: 'शुल्क और भुगतान',
};
