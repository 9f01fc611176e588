import { UsersRound } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The accounts of the staff and their rights. */
export const staff: Feature = {
  screens: [
    {
      address: 'staff',
      page: page(() => import('./staff-desk'), 'StaffDesk'),
      icon: UsersRound,
      entries: [
        { place: 'administration', name: 'Staff' },
        { place: 'user-menu', name: 'Staff' },
      ],
      role: 'admin',
      announces: 'accounts',
    },
    {
      address: 'staff/:staffID/sections',
      page: page(() => import('./teaching-page'), 'TeachingPage'),
      role: 'admin',
    },
  ],
  hindi: () => import('./messages.hi'),
};
