import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** A student's charges and payments, on paper. */
export const statement: Feature = {
  screens: [
    {
      address: 'student-profile/:studentID/statement',
      page: page(() => import('./statement-page'), 'StatementPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
