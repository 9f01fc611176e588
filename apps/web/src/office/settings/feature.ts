import { Settings } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Fee tables, papers and sessions of the school. */
export const settings: Feature = {
  screens: [
    {
      address: 'settings',
      page: page(() => import('./settings-page'), 'SettingsPage'),
      icon: Settings,
      entries: [
        { place: 'administration', name: 'Settings' },
        { place: 'user-menu', name: 'Settings' },
      ],
      role: 'admin',
    },
  ],
  hindi: () => import('./messages.hi'),
};
