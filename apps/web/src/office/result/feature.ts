import { GraduationCap } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** What students achieved; nothing is recorded yet. */
export const result: Feature = {
  screens: [
    {
      address: 'result',
      page: page(() => import('./result-page'), 'ResultPage'),
      icon: GraduationCap,
      entries: [{ place: 'year', name: 'Student Result' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
