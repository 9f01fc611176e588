import { UserPlus } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The registration of a new student. */
export const registerStudent: Feature = {
  screens: [
    {
      address: 'register-student',
      page: page(() => import('./register-student-page'), 'RegisterStudentPage'),
      icon: UserPlus,
      right: 'students',
      entries: [{ place: 'students', name: 'New Registration' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
