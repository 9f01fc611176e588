import { filterKeys as keysOf } from '@school/domain';
import { changeAll } from './change-all';
import type { Migration } from './migration';

/** Students of before the index over parts of words get their parts, so that the list's filter finds them (D23). */
export const filterKeys: Migration = {
  number: 5,
  name: 'filter-keys',
  run: (task) =>
    changeAll(task, {
      collection: 'students',
      lacking: { filterKeys: { $exists: false } },
      reads: ['searchText'],
      change: ({ searchText }) => ({ $set: { filterKeys: keysOf(String(searchText)) } }),
    }),
};
