import { Users } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The list of students, and the page of each. */
export const studentProfile: Feature = {
  screens: [
    {
      address: 'student-profile',
      page: page(() => import('./student-list-page'), 'StudentListPage'),
      icon: Users,
      entries: [{ place: 'students', name: 'Student Profile' }],
    },
    {
      address: 'student-profile/:studentID',
      page: page(() => import('./student-page'), 'StudentPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
