import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Counting and closing of the drawers. */
export const closing: Feature = {
  screens: [
    {
      address: 'closing',
      page: page(() => import('./closing-page'), 'ClosingPage'),
      entries: [{ place: 'money-links', name: 'Closing' }],
      under: 'accounts',
    },
    {
      address: 'closing/:collector',
      page: page(() => import('./drawer-of-another-page'), 'DrawerOfAnotherPage'),
      role: 'admin',
    },
    {
      address: 'closing/:collector/:number',
      page: page(() => import('./closed-drawer-page'), 'ClosedDrawerPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
