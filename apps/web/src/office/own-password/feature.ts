import { KeyRound } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The screen where each user changes their own password. */
export const ownPassword: Feature = {
  screens: [
    {
      address: 'password',
      page: page(() => import('./own-password-page'), 'OwnPasswordPage'),
      icon: KeyRound,
      isForOwnPassword: true,
      entries: [{ place: 'user-menu', name: 'Change password' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
