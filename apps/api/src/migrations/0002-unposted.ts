import { changeAll } from './change-all';
import type { Migration } from './migration';

/** Money that was taken before there was a day book gets into it as new money does (D53): the mark has it posted. */
export const unposted: Migration = {
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
