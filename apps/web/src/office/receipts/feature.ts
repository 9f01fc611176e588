import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The register of receipts. */
export const receipts: Feature = {
  screens: [
    {
      address: 'receipts',
      page: page(() => import('./receipts-page'), 'ReceiptsPage'),
      entries: [{ place: 'money-links', name: 'Receipts' }],
      under: 'accounts',
    },
  ],
  hindi: () => import('./messages.hi'),
};
