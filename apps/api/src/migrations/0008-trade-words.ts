import { changeAll } from './change-all';
import { dropGone } from './drop-gone';
import type { Migration, MigrationTask } from './migration';

/** The amounts students owe, and the marks up to which entries are counted: the start works all of it out again. */
const WORKED_OUT = ['owed', 'owedgroups', 'reckonedledgers'];

/** The index on a student's field that is renamed. */
const GONE_INDEX = 'reckoned_1';

/** Renames `said`, the names on the paper of an entry, to `snapshot`; an entry has one of them, even if a start is killed. */
const renameSnapshots = (task: MigrationTask) =>
  changeAll<{ readonly said: unknown }>(task, {
    collection: 'ledger',
    lacking: { said: { $exists: true } },
    reads: ['said'],
    change: ({ said }) => ({ $set: { snapshot: said }, $unset: { said: 1 } }),
  });

/** Removes `reckoned`, which `owedAsOf` replaces. A student without it is worked out again, so nothing is taken over. */
const forgetMarks = (task: MigrationTask) =>
  changeAll(task, {
    collection: 'students',
    lacking: { reckoned: { $exists: true } },
    change: () => ({ $unset: { reckoned: 1 } }),
  });

/** Renames stored fields to the words of the school's office, as the program uses them from this version on. */
export const tradeWords: Migration = {
  number: 8,
  name: 'trade-words',
  run: async (task) => {
    await renameSnapshots(task);
    await forgetMarks(task);
    await dropGone(task.db, { indexes: [GONE_INDEX], collections: WORKED_OUT });
  },
};
