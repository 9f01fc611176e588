import type { AccountsBarMessages } from './messages.en';

export type AccountsScreen = keyof AccountsBarMessages['screens'];

/** The screens of the money that there are, in the order of their links; the key is the screen's path. */
export const accountsScreens: readonly AccountsScreen[] = [
  'accounts',
  'receipts',
  'day-book',
  'closing',
  'defaulters',
];

/** Those that only the right to reports opens (D58). */
export const reports: readonly AccountsScreen[] = ['day-book', 'defaulters'];
