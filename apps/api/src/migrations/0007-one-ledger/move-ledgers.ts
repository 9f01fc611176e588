import type { mongo } from 'mongoose';
import { throughRestarts } from '../../database/database-away';
import type { MigrationTask } from '../migration';
import { wherePresent, type Collections } from './collections';
import { compareLedger } from './compare';
import { newEntriesOf, type Copies, type NewEntry } from './new-entries';
import { foldedId, rowIdOf, sessionOf, type OldStudent } from './old-ledger';
import { writeEntries } from './write-entries';

/** How many students are read by one call, each with a ledger of years. */
const BATCH = 200;

/** The fields of a student that this migration reads. */
const NEEDED = {
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  class: 1,
  section: 1,
  stream: 1,
  medium: 1,
  boardType: 1,
  'personalDetail.fatherName': 1,
  revision: 1,
  away: 1,
  studentFeeReport: 1,
} as const;

/** The copies of these students' entries: takings of entries with money, receipts of deposits. */
async function copiesOf({ takings, receipts }: Collections, batch: readonly OldStudent[]): Promise<Copies> {
  const entries = batch.flatMap(({ studentFeeReport }) => studentFeeReport);
  const numbers = entries
    .filter(({ studentPaid }) => studentPaid !== 0)
    .map(({ studentReceiptNo }) => studentReceiptNo);
  const rows = entries.filter(({ kind }) => kind === 'deposit').map(rowIdOf);
  const foundTakings = await throughRestarts(() => takings.find({ _id: { $in: numbers } }).toArray());
  const foundRows = await throughRestarts(() => receipts.find({ _id: { $in: rows } }).toArray());
  return {
    takings: new Map(foundTakings.map((taking) => [taking._id, taking])),
    receipts: new Map(foundRows.map((row) => [row._id, row])),
  };
}

/** Reads back what was stored: nothing that the database lacks may be removed elsewhere. */
async function verify({ ledger }: Collections, batch: readonly OldStudent[]): Promise<void> {
  const projection = { _id: 0, student: 1, seq: 1, studentPaid: 1, updatedBalance: 1, paidFor: 1 };
  const stored = await throughRestarts(() =>
    ledger
      .find({ student: { $in: batch.map(foldedId) } }, { projection })
      .sort({ student: 1, seq: 1 })
      .toArray(),
  );
  const ledgers = new Map<string, NewEntry[]>(batch.map((student) => [foldedId(student), []]));
  for (const entry of stored) ledgers.get(entry.student)?.push(entry);
  for (const student of batch) compareLedger(student, ledgers.get(foldedId(student)) ?? []);
}

/** The periods in which a student was here and away before, all with today's class, as no other is known. */
function formerOf({ away = [], class: schoolClass, stream, medium, boardType }: OldStudent) {
  const terms = {
    class: schoolClass,
    ...(stream !== undefined && { stream }),
    medium,
    boardType,
    revision: 0,
  };
  return away.flatMap(({ leftAt, returnedAt }) => [
    { ...terms, until: leftAt },
    { ...terms, leftAt, until: returnedAt },
  ]);
}

/** The update that takes the ledger out of a student's document. */
function withoutLedger(student: OldStudent, begun: Date) {
  const former = formerOf(student);
  return {
    updateOne: {
      filter: { _id: student._id, ...wherePresent('studentFeeReport') },
      update: {
        $set: { classSession: sessionOf(begun), ...(former.length > 0 && { former }) },
        $unset: { studentFeeReport: 1, posted: 1, unposted: 1, away: 1, reckoned: 1 } as const,
      },
    },
  };
}

const countOf = ({ _id, studentFeeReport: { length: entries } }: OldStudent) => ({
  updateOne: { filter: { _id }, update: { $set: { entries } }, upsert: true },
});

/** Makes documents of the ledgers in some students; the students lose them only after the documents were compared. */
async function moveAll(collections: Collections, batch: readonly OldStudent[], begun: Date): Promise<void> {
  const copies = await copiesOf(collections, batch);
  await writeEntries(
    collections,
    batch.flatMap((student) => newEntriesOf(student, copies)),
  );
  await verify(collections, batch);
  await throughRestarts(() => collections.moved.bulkWrite(batch.map(countOf), { ordered: false }));
  const updates = batch.map((student) => withoutLedger(student, begun));
  await throughRestarts(() => collections.students.bulkWrite(updates, { ordered: false }));
}

/** Makes documents of all ledgers that still stand in their students, in the order of the students' ids. */
export async function moveLedgers(
  collections: Collections,
  { begun, goOn }: Pick<MigrationTask, 'begun' | 'goOn'>,
): Promise<void> {
  const { students } = collections;
  const left = wherePresent('studentFeeReport');
  const all = await throughRestarts(() => students.countDocuments(left));
  const readAfter = (last?: mongo.ObjectId) =>
    throughRestarts(() =>
      students
        .find({ ...left, ...(last && { _id: { $gt: last } }) }, { projection: NEEDED })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray(),
    );
  let batch = await readAfter();
  for (let done = 0; batch.length > 0; batch = await readAfter(batch.at(-1)?._id)) {
    await goOn(done, all);
    await moveAll(collections, batch, begun);
    done += batch.length;
  }
}
