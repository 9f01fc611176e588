import { LayoutDashboard } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The first page of the office. */
export const dashboard: Feature = {
  screens: [
    {
      address: 'dashboard',
      page: page(() => import('./dashboard-page'), 'DashboardPage'),
      icon: LayoutDashboard,
      isStart: true,
      entries: [
        { place: 'top', name: 'Dashboard' },
        { place: 'user-menu', name: 'Dashboard' },
      ],
    },
  ],
  hindi: () => import('./messages.hi'),
};
