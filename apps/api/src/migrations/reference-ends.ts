import { referenceEndKeys, referenceKey, type PaymentMode } from '@school/domain';
import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import { changeAll } from './change-all';
import type { Derived } from './derived';
import type { MigrationTask } from './migration';

interface Referred {
  readonly reference: string;
  readonly ends: readonly string[];
}

interface Keyed {
  readonly _id: mongo.ObjectId;
  readonly mode: PaymentMode;
  readonly reference: string;
  readonly referenceKey: string;
  readonly referenceUse: number;
}

type Task = Pick<MigrationTask, 'db' | 'goOn'>;

/** Adds the ends of its reference by which a receipt is found; older receipts have only the reference as it was typed. */
const addEnds = (task: Task) =>
  changeAll<Referred>(task, {
    collection: 'ledger',
    lacking: { reference: { $gt: '' }, ends: { $exists: true } },
    reads: ['reference', 'ends'],
    change: ({ reference, ends }) => {
      const missing = referenceEndKeys(reference).filter((end) => !ends.includes(end));
      return missing.length === 0 ? undefined : { $addToSet: { ends: { $each: missing } } };
    },
  });

/** Corrects the key that a payment is compared by; its place is behind all payments with that key, as each has its own. */
async function compareAnew(task: Task): Promise<void> {
  const outdated: Keyed[] = [];
  await changeAll<Keyed>(task, {
    collection: 'ledger',
    lacking: { referenceKey: { $exists: true }, reference: { $gt: '' } },
    reads: ['mode', 'reference', 'referenceKey'],
    change: (entry) => {
      if (entry.referenceKey !== referenceKey(entry.mode, entry.reference)) outdated.push(entry);
      return undefined;
    },
  });
  const ledger = task.db.collection<Keyed>('ledger');
  for (const { _id, mode, reference } of outdated) {
    const key = referenceKey(mode, reference);
    await throughRestarts(async () => {
      // Both conditions, as the index holds only entries that have a key.
      const asked = { $and: [{ referenceKey: key }, { referenceKey: { $exists: true } }] };
      const last = await ledger.findOne(asked, { sort: { referenceUse: -1 } });
      const use = (last?.referenceUse ?? 0) + 1;
      await ledger.updateOne({ _id }, { $set: { referenceKey: key, referenceUse: use } });
    });
  }
}

/** The fields by which a reference is found and compared (D81), made from the reference as it was typed. */
export const referenceEnds: Derived = {
  name: 'reference-ends',
  version: 3,
  run: async (task) => {
    await addEnds(task);
    await compareAnew(task);
  },
};
