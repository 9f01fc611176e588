import { BookOpen } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** What each class learns in each subject, unit by unit, and what is done of it (D67). */
export const syllabus: Feature = {
  screens: [
    {
      address: 'syllabus',
      page: page(() => import('./syllabus-page'), 'SyllabusPage'),
      icon: BookOpen,
      entries: [{ place: 'year', name: 'Syllabus' }],
      isForTeachers: true,
    },
  ],
  hindi: () => import('./messages.hi'),
};
