import { BookOpen } from 'lucide-react';
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
  ],
  hindi: () => import('./messages.hi'),
};
