import { Clock } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The time table: the weeks of sections and teachers, stand-ins for absent teachers, and the periods of the day (D66). */
export const timeTable: Feature = {
  screens: [
    {
      address: 'timetable',
      page: page(() => import('./section-page'), 'SectionPage'),
      icon: Clock,
      entries: [{ place: 'year', name: 'Time Table' }],
      isForTeachers: true,
    },
    {
      address: 'timetable/teacher',
      page: page(() => import('./teacher-page'), 'TeacherPage'),
      isForTeachers: true,
    },
    { address: 'timetable/stand-ins', page: page(() => import('./stand-ins-page'), 'StandInsPage') },
    {
      address: 'timetable/periods',
      page: page(() => import('./periods-page'), 'PeriodsPage'),
      role: 'admin',
    },
  ],
  hindi: () => import('./messages.hi'),
};
