import { CalendarDays } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Holidays, examinations and events: a month, a year, and files of other calendars (D63). */
export const calendar: Feature = {
  screens: [
    {
      address: 'calendar',
      page: page(() => import('./month-page'), 'MonthPage'),
      icon: CalendarDays,
      entries: [{ place: 'year', name: 'Yearly Calendar' }],
      isForTeachers: true,
    },
    { address: 'calendar/year', page: page(() => import('./year-page'), 'YearPage'), isForTeachers: true },
    {
      address: 'calendar/import',
      page: page(() => import('./import-page'), 'ImportPage'),
      role: 'admin',
    },
  ],
  hindi: () => import('./messages.hi'),
};
