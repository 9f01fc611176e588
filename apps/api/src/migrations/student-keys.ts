import { isDeepStrictEqual } from 'node:util';
import { studentDetails, type StudentDetails } from '@school/domain';
import { changeableKeys, KEYS_VERSION } from '../students/listing-keys';
import { changeAll } from './change-all';
import type { Derived } from './derived';

/** The keys that are compared; a key missing from this list is written to every student. */
const KEYS = ['searchText', 'filterKeys', 'findKeys', 'sortKeys'] as const;

type Stored = StudentDetails & Readonly<Record<string, unknown>>;

/** The keys by which students are found, filtered and sorted (D23, D57); the folded ID stays as it is (D14). */
export const studentKeys: Derived = {
  name: 'student-keys',
  version: KEYS_VERSION,
  run: async ({ log, ...task }) => {
    let unreadable = 0;
    await changeAll<Stored>(task, {
      collection: 'students',
      lacking: {},
      reads: [...Object.keys(studentDetails), ...KEYS],
      change: (student) => {
        try {
          const keys = changeableKeys(student);
          // Writing a student costs much more than comparing.
          const isSame = Object.entries(keys).every(([name, key]) => isDeepStrictEqual(student[name], key));
          return isSame ? undefined : { $set: keys };
        } catch {
          // A damaged record keeps its keys, and the office starts all the same.
          unreadable += 1;
          return undefined;
        }
      },
    });
    if (unreadable > 0)
      log.warn({ unreadable }, 'students whose keys could not be made keep those they have');
  },
};
