import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** What a student was charged and paid, on paper. */
export const statement: Feature = {
  screens: [
    {
      address: 'student-profile/:studentID/statement',
      page: page(() => import('./statement-page'), 'StatementPage'),
    },
  ],
  hindi: () => import('./messages.hi'),
};
