import { changeAll } from './change-all';
import type { Migration } from './migration';

/**
 * Activity is noted on the sign-in and no longer on the account, and a token names its sign-in (D87). Older tokens name none, so
 * whoever is at work signs in once more.
 */
export const signIns: Migration = {
  number: 10,
  name: 'sign-ins',
  run: (task) =>
    changeAll(task, {
      collection: 'staff',
      lacking: { lastWorkAt: { $exists: true } },
      change: () => ({ $unset: { lastWorkAt: 1 } }),
    }),
};
