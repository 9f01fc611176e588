import type { mongo } from 'mongoose';
import { throughRestarts } from '../../database/database-away';
import { dropGone } from '../drop-gone';
import { there, type Collections } from './collections';
import { compareTaking } from './compare';

/** How many rows of a copy are compared by one call. */
const BATCH = 1000;

/** The copies, and what is owed, which is worked out anew. */
const GONE = ['takings', 'receipts', 'owed', 'owedgroups'];

/** The indexes over the ledgers that stood in students. */
const GONE_INDEXES = [
  'studentFeeReport.studentReceiptNo_1',
  'studentFeeReport.idempotencyKey_1',
  'unposted_1__id_1',
];

/** Goes through the rows of a copy in the order of their ids. */
async function eachBatch<Row extends { readonly _id: string }>(
  read: (after: string) => Promise<Row[]>,
  work: (batch: readonly Row[]) => Promise<void>,
): Promise<void> {
  let batch = await throughRestarts(() => read(''));
  for (; batch.length > 0; batch = await throughRestarts(() => read(batch.at(-1)?._id ?? '')))
    await work(batch);
}

/** Numbers of the books that were taken for payments which then were not made stay nobody's. */
export async function keepGaps({ receipts, ledger, gaps }: Collections): Promise<void> {
  const read = (after: string) =>
    receipts
      .find({ _id: { $gt: after }, ...there('number') })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
  await eachBatch(read, async (batch) => {
    const taken = batch.flatMap(({ branch, session, number, at }) =>
      number === undefined ? [] : [{ branch, session, number, at, bookName: `${branch}/${session}` }],
    );
    const used = new Set<string>();
    for (const bookName of new Set(taken.map((one) => one.bookName))) {
      const numbers = taken.filter((one) => one.bookName === bookName).map(({ number }) => number);
      const question = { $and: [{ bookName, 'book.number': { $in: numbers } }, there('bookName')] };
      const found = await throughRestarts(() =>
        ledger.find(question, { projection: { _id: 0, book: 1 } }).toArray(),
      );
      for (const { book } of found) used.add(`${bookName}/${book?.number}`);
    }
    for (const { number, bookName, ...one } of taken)
      if (!used.has(`${bookName}/${number}`)) {
        const gap = { ...one, bookName, first: number, last: number };
        await throughRestarts(() =>
          gaps.updateOne({ _id: `${bookName}/${number}` }, { $set: gap }, { upsert: true }),
        );
      }
  });
}

/** All money that the day book knew of stands in the ledger. @throws Error with a sentence when some does not */
export async function compareTakings({ takings, ledger }: Collections): Promise<void> {
  const read = (after: string) =>
    takings
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
  await eachBatch(read, async (batch) => {
    const numbers = { studentReceiptNo: { $in: batch.map(({ _id }) => _id) } };
    const projection = { _id: 0, studentReceiptNo: 1, studentPaid: 1 };
    const found = await throughRestarts(() => ledger.find(numbers, { projection }).toArray());
    const paid = new Map(found.map(({ studentReceiptNo, studentPaid }) => [studentReceiptNo, studentPaid]));
    for (const taking of batch) compareTaking(taking, paid.get(taking._id));
  });
}

/** As many entries are stored as all students had. @throws Error with a sentence when there are others */
export async function compareCounts({ ledger, moved }: Collections): Promise<void> {
  const [sum] = await throughRestarts(() =>
    moved
      .aggregate<{ readonly entries: number }>([{ $group: { _id: null, entries: { $sum: '$entries' } } }])
      .toArray(),
  );
  // Nobody is counted in a new database, nor where an earlier start was killed after it had done everything.
  if (!sum) return;
  const stored = await throughRestarts(() => ledger.countDocuments());
  if (stored !== sum.entries)
    throw new Error(
      `The ledgers of all students have ${sum.entries} entries, and ${stored} were stored. All that was stored before is still there.`,
    );
}

/** Lets go of what stood elsewhere a second time. The counts go last: while they are there, all is compared again. */
export const drop = (db: mongo.Db): Promise<void> =>
  dropGone(db, { indexes: GONE_INDEXES, collections: [...GONE, 'ledgersmoved'] });
