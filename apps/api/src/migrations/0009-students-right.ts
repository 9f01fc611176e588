import { changeAll } from './change-all';
import type { Migration } from './migration';

interface WithRights {
  readonly rights: readonly string[];
}

/**
 * Who works in the office registers and changes students, as before this was a right (D84); rights that nobody chose have it
 * already. The tokens are void, as they name the rights of before.
 */
export const studentsRight: Migration = {
  number: 9,
  name: 'students-right',
  run: (task) =>
    changeAll<WithRights>(task, {
      collection: 'staff',
      lacking: { rights: { $exists: true, $ne: 'students' } },
      reads: ['rights'],
      change: ({ rights }) => ({
        $set: { rights: ['students', ...rights] },
        $max: { tokensValidFrom: Math.floor(task.begun.getTime() / 1000) + 1 },
      }),
    }),
};
