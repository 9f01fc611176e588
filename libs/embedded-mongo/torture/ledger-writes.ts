import type { Db } from 'mongodb';
import { students } from './collections';
import { type Entry, newEntry, type Student } from './documents';
import { duplicate, type Maker, type Operation } from './operation';
import { anySlot, becomes, known, receiptOf, studentsOf } from './students';

const longestLedger = 30;

/** Takes money as the app did when a ledger was in its student: only if it still has the length the payment was computed from. */
function paymentOf(id: string, student: Student | undefined, entry: Entry, length: number) {
  const filter = {
    _id: id,
    ...(length > 0 && { [`studentFeeReport.${length - 1}`]: { $exists: true } }),
    [`studentFeeReport.${length}`]: { $exists: false },
  };
  const isMet = student?.studentFeeReport.length === length;
  const after = isMet && {
    ...student,
    revision: student.revision + 1,
    studentFeeReport: [...student.studentFeeReport, entry],
  };
  const run = (db: Db) =>
    studentsOf(db).findOneAndUpdate(
      filter,
      { $push: { studentFeeReport: entry }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    );
  return { run, after };
}

const pay: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const id = anySlot(circumstances);
  const student = known(model, id);
  const entry = newEntry(random, receiptOf(circumstances), student?.previousBalance ?? 0);
  const isStale = random.chance(10);
  const length = student?.studentFeeReport.length ?? 0;
  if (length >= longestLedger) return shorten(id, student);
  const { run, after } = paymentOf(id, student, entry, isStale ? length + 1 : length);
  return {
    text: `pay ${entry.studentReceiptNo} of ${id}`,
    run,
    changes: after ? [becomes(after)] : [],
    parts: 'whole',
    answer: after || null,
  };
};

function shorten(id: string, student: Student | undefined): Operation {
  const studentFeeReport = student?.studentFeeReport.slice(-2) ?? [];
  return {
    text: `shorten the ledger of ${id}`,
    run: (db) => studentsOf(db).updateOne({ _id: id }, { $set: { studentFeeReport } }),
    changes: student ? [becomes({ ...student, studentFeeReport })] : [],
    parts: 'whole',
  };
}

/** Uses a receipt number of another student: the partial index with many keys refuses it. */
const payTwice: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const [payer, other] = random.some(model.all<Student>(students), 2);
  const taken = payer?.studentFeeReport.at(-1);
  if (
    !taken ||
    !other ||
    other.studentFeeReport.some(({ studentReceiptNo }) => studentReceiptNo === taken.studentReceiptNo)
  )
    return pay(circumstances);
  const { run } = paymentOf(other._id, other, taken, other.studentFeeReport.length);
  return {
    text: `pay ${taken.studentReceiptNo} of ${payer?._id ?? ''} again, of ${other._id}`,
    run,
    changes: [],
    parts: 'whole',
    refusal: duplicate,
  };
};

/** The operations of clients on ledgers, and their weights. */
export const ledgerWrites: readonly (readonly [number, Maker])[] = [
  [20, pay],
  [3, payTwice],
];
