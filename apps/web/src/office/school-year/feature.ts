import { BookOpen, Clock } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The screens of the year, empty by specification (2.53). */
export const schoolYear: Feature = {
  screens: [
    {
      address: 'syllabus',
      page: page(() => import('./school-year-page'), 'SyllabusPage'),
      icon: BookOpen,
      entries: [{ place: 'year', name: 'Syllabus' }],
    },
    {
      address: 'timetable',
      page: page(() => import('./school-year-page'), 'TimetablePage'),
      icon: Clock,
      entries: [{ place: 'year', name: 'Time Table' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
