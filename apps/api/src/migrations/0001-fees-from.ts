import { schoolMonth } from '@school/domain';
import { changeAll } from './change-all';
import type { Migration } from './migration';

/** Students of before D44 are charged from the month of the update on: no month that passed becomes a debt by it. */
export const feesFrom: Migration = {
  number: 1,
  name: 'fees-from',
  run: (task) =>
    changeAll(task, {
      collection: 'students',
      lacking: { feesFrom: { $exists: false } },
      change: () => ({ $set: { feesFrom: schoolMonth(task.begun) } }),
    }),
};
