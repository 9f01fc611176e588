import { findKeys as keysOf } from '@school/domain';
import { changeAll } from './change-all';
import type { Migration } from './migration';

type Findable = Parameters<typeof keysOf>[0];

/** Students of before D57 are found by name, father's name and mobile too. */
export const findKeys: Migration = {
  number: 3,
  name: 'find-keys',
  run: (task) =>
    changeAll<Findable>(task, {
      collection: 'students',
      lacking: { findKeys: { $exists: false } },
      reads: [
        'studentID',
        'studentFirstName',
        'studentLastName',
        'primaryMobile',
        'secondaryMobile',
        'personalDetail.fatherName',
      ],
      change: (student) => ({ $set: { findKeys: keysOf(student) } }),
    }),
};
