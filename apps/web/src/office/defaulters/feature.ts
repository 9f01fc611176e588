import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The defaulters, and the papers about them. */
export const defaulters: Feature = {
  screens: [
    {
      address: 'defaulters',
      page: page(() => import('./defaulters-page'), 'DefaultersPage'),
      entries: [{ place: 'money-links', name: 'Defaulters' }],
      under: 'accounts',
      right: 'reports',
    },
    {
      address: 'defaulters/list',
      page: page(() => import('./defaulters-paper-page'), 'DefaultersListPage'),
    },
    {
      address: 'defaulters/slips',
      page: page(() => import('./defaulters-paper-page'), 'ReminderSlipsPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
