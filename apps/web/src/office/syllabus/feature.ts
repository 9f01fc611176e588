import { BookOpen } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The syllabus: the units of each subject of each class, and those already done (D67). */
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
