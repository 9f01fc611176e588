import { changeAll } from './change-all';
import type { Migration } from './migration';

interface WithRights {
  readonly rights: readonly string[];
}

/**
 * Lets office staff register and change students, as they could before this was a right (D84); accounts whose rights nobody
 * chose have it already. Tokens become void, as they name the old rights.
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
