import type { mongo } from 'mongoose';
import { throughRestarts } from '../../database/database-away';
import { dropGone } from '../drop-gone';
import { wherePresent, type Collections } from './collections';
import { compareTaking } from './compare';

/** How many rows of a copy are compared by one call. */
const BATCH = 1000;

/** The copies, and the amounts owed, which are worked out again. */
const GONE = ['takings', 'receipts', 'owed', 'owedgroups'];

/** The indexes over the ledgers that stood in students. */
const GONE_INDEXES = [
  'studentFeeReport.studentReceiptNo_1',
  'studentFeeReport.idempotencyKey_1',
  'unposted_1__id_1',
];

/** Works through the rows of a copy in the order of their ids. */
async function eachBatch<Row extends { readonly _id: string }>(
  read: (after: string) => Promise<Row[]>,
  work: (batch: readonly Row[]) => Promise<void>,
): Promise<void> {
  let batch = await throughRestarts(() => read(''));
  for (; batch.length > 0; batch = await throughRestarts(() => read(batch.at(-1)?._id ?? '')))
    await work(batch);
}

/** Keeps the numbers of the books that were taken for payments which then were not made; they stay without a receipt. */
export async function keepGaps({ receipts, ledger, gaps }: Collections): Promise<void> {
  const read = (after: string) =>
    receipts
      .find({ _id: { $gt: after }, ...wherePresent('number') })
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
      const question = { $and: [{ bookName, 'book.number': { $in: numbers } }, wherePresent('bookName')] };
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

/** Checks that all money in the day book stands in the ledger. @throws Error with a sentence when some does not */
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

/** Checks that as many entries are stored as all students had. @throws Error with a sentence when the numbers differ */
export async function compareCounts({ ledger, moved }: Collections): Promise<void> {
  const [sum] = await throughRestarts(() =>
    moved
      .aggregate<{ readonly entries: number }>([{ $group: { _id: null, entries: { $sum: '$entries' } } }])
      .toArray(),
  );
  // There are no counts in a new database, nor where an earlier start was killed after it had done everything.
  if (!sum) return;
  const stored = await throughRestarts(() => ledger.countDocuments());
  if (stored !== sum.entries)
    throw new Error(
      `The ledgers of all students have ${sum.entries} entries, and ${stored} were stored. All that was stored before is still there.`,
    );
}

/** Drops what is stored a second time elsewhere. The counts go last: while they exist, all is compared again. */
export const dropDuplicates = (db: mongo.Db): Promise<void> =>
  dropGone(db, { indexes: GONE_INDEXES, collections: [...GONE, 'ledgersmoved'] });
