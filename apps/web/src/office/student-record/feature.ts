import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The whole record of a student, on paper. */
export const studentRecord: Feature = {
  screens: [
    {
      address: 'student-profile/:studentID/record',
      page: page(() => import('./student-record-page'), 'StudentRecordPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
