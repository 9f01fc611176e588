import { Wrench } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The services for one student, one tab each. */
export const studentService: Feature = {
  screens: [
    {
      address: 'student-service',
      page: page(() => import('./student-service-page'), 'StudentServicePage'),
      icon: Wrench,
      entries: [{ place: 'students', name: 'Student Service' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
