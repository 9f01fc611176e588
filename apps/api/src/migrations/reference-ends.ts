import { endsOfReference } from '@school/domain';
import { changeAll } from './change-all';
import type { Derived } from './derived';

interface Referred {
  readonly reference: string;
  readonly ends: readonly string[];
}

/** By what a receipt is found at the end of its reference (D81): those of before were kept only as they were typed. */
export const referenceEnds: Derived = {
  name: 'reference-ends',
  version: 2,
  run: (task) =>
    changeAll<Referred>(task, {
      collection: 'ledger',
      lacking: { reference: { $gt: '' }, ends: { $exists: true } },
      reads: ['reference', 'ends'],
      change: ({ reference, ends }) => {
        const missing = endsOfReference(reference).filter((end) => !ends.includes(end));
        return missing.length === 0 ? undefined : { $addToSet: { ends: { $each: missing } } };
      },
    }),
};
