import { changeAll } from './change-all';
import type { Migration } from './migration';

/** The month of an instant by the clock of Asia/Kolkata, `2026-11`. */
const monthOf = (at: Date) => new Date(at.getTime() + 5.5 * 3600_000).toISOString().slice(0, 7);

/** Students from before D44 are charged from the month of the update on, so that no past month becomes a debt. */
export const feesFrom: Migration = {
  number: 1,
  name: 'fees-from',
  run: (task) =>
    changeAll(task, {
      collection: 'students',
      lacking: { feesFrom: { $exists: false } },
      change: () => ({ $set: { feesFrom: monthOf(task.begun) } }),
    }),
};
