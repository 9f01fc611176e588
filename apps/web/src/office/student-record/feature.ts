import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** All that is known of a student, on paper. */
export const studentRecord: Feature = {
  screens: [
    {
      address: 'student-profile/:studentID/record',
      page: page(() => import('./student-record-page'), 'StudentRecordPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
