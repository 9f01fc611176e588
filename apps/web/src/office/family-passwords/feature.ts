import { KeyRound } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Passwords with which students and parents sign in, for the families of a section, on slips. */
export const familyPasswords: Feature = {
  screens: [
    {
      address: 'family-passwords',
      page: page(() => import('./family-passwords-page'), 'FamilyPasswordsPage'),
      icon: KeyRound,
      entries: [{ place: 'students', name: 'Family Passwords' }],
      right: 'students',
    },
  ],
  hindi: () => import('./messages.hi'),
};
