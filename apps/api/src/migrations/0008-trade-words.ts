import { changeAll } from './change-all';
import { dropGone } from './drop-gone';
import type { Migration, MigrationTask } from './migration';

/** What students owe, and up to when entries are counted in it: all of it is worked out again by the start. */
const WORKED_OUT = ['owed', 'owedgroups', 'reckonedledgers'];

/** The index on the field of a student that had another name. */
const GONE_INDEX = 'reckoned_1';

/** The names on a paper are `snapshot` in its entry, which were `said`; an entry has either, whenever a start is killed. */
const renameSnapshots = (task: MigrationTask) =>
  changeAll<{ readonly said: unknown }>(task, {
    collection: 'ledger',
    lacking: { said: { $exists: true } },
    reads: ['said'],
    change: ({ said }) => ({ $set: { snapshot: said }, $unset: { said: 1 } }),
  });

/** `owedAsOf` takes the place of `reckoned`. A student without it is worked out, so nothing is taken over. */
const forgetMarks = (task: MigrationTask) =>
  changeAll(task, {
    collection: 'students',
    lacking: { reckoned: { $exists: true } },
    change: () => ({ $unset: { reckoned: 1 } }),
  });

/** What is stored is called by the words of the school's office, as the program calls it from this version on. */
export const tradeWords: Migration = {
  number: 8,
  name: 'trade-words',
  run: async (task) => {
    await renameSnapshots(task);
    await forgetMarks(task);
    await dropGone(task.db, { indexes: [GONE_INDEX], collections: WORKED_OUT });
  },
};
