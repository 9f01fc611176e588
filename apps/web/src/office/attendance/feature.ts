import { CalendarCheck } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Who was there; nothing is recorded yet. */
export const attendance: Feature = {
  screens: [
    {
      address: 'attendance',
      page: page(() => import('./attendance-page'), 'AttendancePage'),
      icon: CalendarCheck,
      entries: [{ place: 'students', name: 'Attendance' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
