import type { mongo } from 'mongoose';
import { BEFORE_COUNTING, rowOf, type StoredReceipt } from '../../receipts/receipts.schema';
import type { StudentRecord } from '../../students/student.schema';
import { throughRestarts } from '../database-away';
import { isDuplicateKey } from '../duplicate-key';
import type { Migration } from './migration';

/** How many students are read by one call, each with a ledger of years. */
const BATCH = 200;

type Holder = Pick<
  StudentRecord,
  '_id' | 'studentID' | 'studentFirstName' | 'studentLastName' | 'studentFeeReport'
>;

/** What the register says of a student's receipts; nobody knows how often those of before were printed. */
const rowsOf = (student: Holder): StoredReceipt[] =>
  student.studentFeeReport
    .filter(({ kind }) => kind === 'deposit')
    .map((entry) => ({ ...rowOf(entry, student, entry.book?.number), prints: 1, original: BEFORE_COUNTING }));

/** Rows that are there already stay as they are: they may count prints. */
async function insertMissing(
  receipts: mongo.Collection<StoredReceipt>,
  rows: StoredReceipt[],
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await throughRestarts(() => receipts.insertMany(rows, { ordered: false }));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Receipts of before D51 come into the register, without a number in a book: the paper that the family has shows none. */
export const receiptRegister: Migration = {
  number: 4,
  name: 'receipt-register',
  run: async ({ db, goOn }) => {
    const students = db.collection<Holder>('students');
    const receipts = db.collection<StoredReceipt>('receipts');
    const withEntries = { 'studentFeeReport.0': { $exists: true } };
    const projection = { studentID: 1, studentFirstName: 1, studentLastName: 1, studentFeeReport: 1 };
    const all = await throughRestarts(() => students.countDocuments(withEntries));
    const readAfter = (last?: Holder) =>
      throughRestarts(() =>
        students
          .find({ ...withEntries, ...(last && { _id: { $gt: last._id } }) }, { projection })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray(),
      );
    let batch = await readAfter();
    for (let done = 0; batch.length > 0; batch = await readAfter(batch.at(-1))) {
      await goOn(done, all);
      await insertMissing(receipts, batch.flatMap(rowsOf));
      done += batch.length;
    }
  },
};
