import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The collections of a day. */
export const dayBook: Feature = {
  screens: [
    {
      address: 'day-book',
      page: page(() => import('./day-book-page'), 'DayBookPage'),
      entries: [{ place: 'money-links', name: 'Day book' }],
      under: 'accounts',
      right: 'reports',
    },
  ],
  hindi: () => import('./messages.hi'),
};
