import { Presentation } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The start page of a teacher: the teacher's own sections and their students (D58, D61). */
export const mySections: Feature = {
  screens: [
    {
      address: 'my-sections',
      page: page(() => import('./my-sections-page'), 'MySectionsPage'),
      icon: Presentation,
      isStart: true,
      entries: [
        { place: 'top', name: 'My Sections' },
        { place: 'user-menu', name: 'My Sections' },
      ],
      role: 'teacher',
    },
    {
      address: 'my-sections/:branch/:schoolClass/:section',
      page: page(() => import('./section-page'), 'SectionPage'),
      role: 'teacher',
    },
  ],
  hindi: () => import('./messages.hi'),
};
