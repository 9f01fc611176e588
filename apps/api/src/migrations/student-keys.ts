import { studentDetails, type StudentDetails } from '@school/domain';
import { changeableKeys, KEYS_VERSION } from '../students/listing-keys';
import { changeAll } from './change-all';
import type { Derived } from './derived';

/** The keys by which students are found, filtered and sorted (D23, D57); the folded ID stays as it is (D14). */
export const studentKeys: Derived = {
  name: 'student-keys',
  version: KEYS_VERSION,
  run: async ({ log, ...task }) => {
    let unreadable = 0;
    await changeAll<StudentDetails>(task, {
      collection: 'students',
      lacking: {},
      reads: Object.keys(studentDetails),
      change: (student) => {
        try {
          return { $set: changeableKeys(student) };
        } catch {
          // A damaged record keeps its keys, and keeps no office from starting.
          unreadable += 1;
          return undefined;
        }
      },
    });
    if (unreadable > 0)
      log.warn({ unreadable }, 'students whose keys could not be made keep those they have');
  },
};
