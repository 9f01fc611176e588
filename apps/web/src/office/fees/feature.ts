import { IndianRupee } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';
import { tillKeys } from './till-keys';

/** The counter, and the receipts of the payments taken there. */
export const fees: Feature = {
  screens: [
    {
      address: 'accounts',
      page: page(() => import('./accounts-page'), 'AccountsPage'),
      icon: IndianRupee,
      entries: [
        { place: 'money', name: 'Fees & Payment' },
        { place: 'money-links', name: 'Counter' },
      ],
    },
    {
      address: 'receipt',
      page: page(() => import('./receipt-page'), 'ReceiptPage'),
      under: 'accounts',
    },
    {
      address: 'family-sheet',
      page: page(() => import('./family/family-sheet-page'), 'FamilySheetPage'),
      under: 'accounts',
    },
  ],
  keys: [
    { key: tillKeys.amount, does: 'At the counter: the amount' },
    { key: tillKeys.mode, does: 'At the counter: the mode of payment' },
    { key: tillKeys.type, does: 'At the counter: the payment type' },
    { key: tillKeys.months, does: 'At the counter: the months' },
    { key: tillKeys.printAgain, does: 'At the counter: print the last receipt again' },
  ],
  hindi: () => import('./messages.hi'),
};
