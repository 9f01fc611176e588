import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import { isDuplicateKey } from '../database/duplicate-key';
import type { Migration } from './migration';

/** How many students are read by one call, each with a ledger of years. */
const BATCH = 200;

/** The first print of a receipt that was printed before prints were counted. */
const BEFORE_COUNTING = 'before prints were counted';

/** A ledger entry, as the previous version wrote it into its student. */
interface Entry {
  readonly studentReceiptNo: string;
  readonly kind: string;
  readonly idempotencyKey: string;
  readonly studentPaid: number;
  readonly branchCode: string;
  readonly mode: string;
  readonly collectedBy?: string;
  readonly collectorId?: string;
  readonly collectedAt: Date;
  readonly book?: { readonly number: number };
  readonly said?: { readonly studentName: string };
}

interface Holder {
  readonly _id: mongo.ObjectId;
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly studentFeeReport: readonly Entry[];
}

/** A row of the register, as this version keeps it. */
interface Row {
  readonly _id: string;
}

/** The session of an instant by the clock of Asia/Kolkata, `2026-27`. */
function sessionOf(at: Date): string {
  const there = new Date(at.getTime() + 5.5 * 3600_000);
  const year = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

const backwards = (text: string) => Array.from(text.normalize('NFKC').toLowerCase()).toReversed().join('');

function rowOf(entry: Entry, student: Holder) {
  const [branch, session] = [entry.branchCode, sessionOf(entry.collectedAt)];
  const number = entry.book?.number;
  const label = number === undefined ? [] : [`${branch}/${session}/${String(number).padStart(6, '0')}`];
  return {
    _id: `${branch}/${session}/${entry.idempotencyKey}`,
    key: entry.idempotencyKey,
    branch,
    session,
    ...(number === undefined ? {} : { number }),
    studentReceiptNo: entry.studentReceiptNo,
    ends: [entry.studentReceiptNo, ...label].map(backwards),
    student: student._id,
    studentID: student.studentID,
    foldedId: student.studentID.normalize('NFKC').toLowerCase(),
    studentName: entry.said?.studentName ?? `${student.studentFirstName} ${student.studentLastName}`,
    at: entry.collectedAt,
    amount: entry.studentPaid,
    mode: entry.mode,
    collectedBy: entry.collectedBy ?? '',
    ...(entry.collectorId === undefined ? {} : { collectorId: entry.collectorId }),
    // Nobody knows how often old receipts were printed.
    prints: 1,
    original: BEFORE_COUNTING,
  };
}

/** The rows of the register for a student's receipts. */
const rowsOf = (student: Holder): Row[] =>
  student.studentFeeReport.filter(({ kind }) => kind === 'deposit').map((entry) => rowOf(entry, student));

/** Inserts the missing rows; existing ones stay as they are, as they may count prints. */
async function insertMissing(receipts: mongo.Collection<Row>, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await throughRestarts(() => receipts.insertMany(rows, { ordered: false }));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Puts receipts from before D51 into the register, without a number in a book: the paper that the family has shows none. */
export const receiptRegister: Migration = {
  number: 4,
  name: 'receipt-register',
  run: async ({ db, goOn }) => {
    const students = db.collection<Holder>('students');
    const receipts = db.collection<Row>('receipts');
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
