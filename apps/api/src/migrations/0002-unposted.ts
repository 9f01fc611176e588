import { changeAll } from './change-all';
import type { Migration } from './migration';

/** Marks money taken before there was a day book as unposted, so that it gets into the book as new money does (D53). */
export const markUnposted: Migration = {
  number: 2,
  name: 'unposted',
  run: (task) =>
    changeAll(task, {
      collection: 'students',
      lacking: {
        'studentFeeReport.0': { $exists: true },
        posted: { $exists: false },
        unposted: { $exists: false },
      },
      change: () => ({ $set: { unposted: true } }),
    }),
};
