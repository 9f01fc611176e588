import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** One change of several students at once: previewed, run, taken back. */
export const manyStudents: Feature = {
  screens: [
    {
      address: 'many-students',
      page: page(() => import('./many-students-page'), 'ManyStudentsPage'),
      under: 'student-profile',
      right: 'students',
    },
  ],
  hindi: () => import('./messages.hi'),
};
