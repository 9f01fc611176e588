import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { students } from './collections';
import { categories, type Entry, idOf, media, newEntry, newStudent, type Student } from './documents';
import type { Change, ClientModel } from './model';
import { type Circumstances, duplicate, type Maker, type Operation, timeLimit } from './operation';
import type { Random } from './random';

export const slots = 40;
const longestLedger = 30;

export const studentsOf = (db: Db): Collection<Student> => db.collection<Student>(students);

const becomes = (student: Student): Change => ({ collection: students, id: student._id, after: student });
const goes = (id: string): Change => ({ collection: students, id, after: undefined });
const anySlot = ({ random, model }: Circumstances): string => idOf(model.client, random.below(slots));
const receiptOf = ({ model, number }: Circumstances): string => `R-${model.client}-${number}`;
const known = (model: ClientModel, id: string): Student | undefined =>
  model.get(students, id) as Student | undefined;
const withoutId = ({ _id, ...fields }: Student): Omit<Student, '_id'> => fields;

function makeStudent(circumstances: Circumstances, slot: number, suffix = ''): Student {
  const { random, model } = circumstances;
  const entries = random.chance(30) ? [newEntry(random, `${receiptOf(circumstances)}${suffix}`, 0)] : [];
  return newStudent(random, model.client, slot, entries);
}

const register: Maker = (circumstances) => {
  const student = makeStudent(circumstances, circumstances.random.below(slots));
  const isThere = known(circumstances.model, student._id) !== undefined;
  return {
    text: `insertOne ${student._id}`,
    run: (db) => studentsOf(db).insertOne(student, timeLimit),
    changes: isThere ? [] : [becomes(student)],
    parts: 'whole',
    refusal: isThere ? duplicate : undefined,
  };
};

/** As the app takes money: only onto a ledger of the length that the payment was computed from. */
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
      { returnDocument: 'after', ...timeLimit },
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
    run: (db) => studentsOf(db).updateOne({ _id: id }, { $set: { studentFeeReport } }, timeLimit),
    changes: student ? [becomes({ ...student, studentFeeReport })] : [],
    parts: 'whole',
  };
}

/** A receipt number that another student has already: the partial index with many keys refuses it. */
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

function edited(random: Random, student: Student): { after: Student; update: Record<string, unknown> } {
  const fresh = newStudent(random, student.owner, student.idNumber);
  const { address } = fresh.personalDetail;
  const { lastName } = fresh.sortKeys;
  const { boardRollNo: _old, ...without } = student;
  const changed = {
    ...(random.chance(50) ? student : without),
    left: fresh.left,
    personalDetail: { ...student.personalDetail, address },
    sortKeys: { ...student.sortKeys, lastName },
    revision: student.revision + 1,
  };
  const isUnset = student.boardRollNo !== undefined && !('boardRollNo' in changed);
  const update = {
    $set: { left: fresh.left, 'personalDetail.address': address, 'sortKeys.lastName': lastName },
    ...(isUnset && { $unset: { boardRollNo: '' } }),
    $inc: { revision: 1 },
  };
  return { after: changed, update };
}

const edit: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const student = known(model, anySlot(circumstances));
  if (!student) return register(circumstances);
  const { after, update } = edited(random, student);
  return {
    text: `updateOne ${student._id} ${Object.keys(update).join(' ')}`,
    run: async (db) => (await studentsOf(db).updateOne({ _id: student._id }, update, timeLimit)).matchedCount,
    changes: [becomes(after)],
    parts: 'whole',
    answer: 1,
  };
};

/** By a pipeline, and a field that was not there. */
const recompute: Maker = (circumstances) => {
  const student = known(circumstances.model, anySlot(circumstances));
  if (!student) return register(circumstances);
  const after = { ...student, previousBalance: student.previousBalance + 100, left: !student.left };
  const pipeline = [
    { $set: { previousBalance: { $add: ['$previousBalance', 100] }, left: { $not: ['$left'] } } },
  ];
  return {
    text: `update ${student._id} by a pipeline`,
    run: async (db) =>
      (await studentsOf(db).updateOne({ _id: student._id }, pipeline, timeLimit)).modifiedCount,
    changes: [becomes(after)],
    parts: 'whole',
    answer: 1,
  };
};

/** Entries of a ledger by array filters. */
const annotate: Maker = (circumstances) => {
  const { model, number } = circumstances;
  const student = known(model, anySlot(circumstances));
  if (!student) return register(circumstances);
  const reason = `note ${number}`;
  const studentFeeReport = student.studentFeeReport.map((entry) =>
    entry.mode === 'cash' ? { ...entry, reason } : entry,
  );
  return {
    text: `annotate the cash entries of ${student._id}`,
    run: async (db) =>
      (
        await studentsOf(db).updateOne(
          { _id: student._id },
          { $set: { 'studentFeeReport.$[paid].reason': reason } },
          { arrayFilters: [{ 'paid.mode': 'cash' }], ...timeLimit },
        )
      ).matchedCount,
    changes: [becomes({ ...student, studentFeeReport })],
    parts: 'whole',
    answer: 1,
  };
};

const charge: Maker = ({ random, model }) => {
  const category = random.pick(categories);
  const amount = random.between(1, 1_000_000) * 100;
  const charged = model
    .all<Student>(students)
    .filter(({ personalDetail }) => personalDetail.category === category)
    .map((student) => ({
      ...student,
      previousBalance: student.previousBalance + amount,
      revision: student.revision + 1,
    }));
  return {
    text: `updateMany of category ${category}`,
    run: async (db) =>
      (
        await studentsOf(db).updateMany(
          { owner: model.client, 'personalDetail.category': category },
          { $inc: { previousBalance: amount, revision: 1 } },
          timeLimit,
        )
      ).modifiedCount,
    changes: charged.map(becomes),
    parts: 'each',
    answer: charged.length,
  };
};

const remove: Maker = (circumstances) => {
  const id = anySlot(circumstances);
  const student = known(circumstances.model, id);
  const changes = student ? [goes(id)] : [];
  if (circumstances.random.chance(50))
    return {
      text: `findOneAndDelete ${id}`,
      run: (db) => studentsOf(db).findOneAndDelete({ _id: id }, timeLimit),
      changes,
      parts: 'whole',
      answer: student ?? null,
    };
  return {
    text: `deleteOne ${id}`,
    run: async (db) => (await studentsOf(db).deleteOne({ _id: id }, timeLimit)).deletedCount,
    changes,
    parts: 'whole',
    answer: student ? 1 : 0,
  };
};

const removeMany: Maker = ({ random, model }) => {
  const medium = random.pick(media);
  const gone = model.all<Student>(students).filter((student) => student.left && student.medium === medium);
  return {
    text: `deleteMany of ${medium}`,
    run: async (db) =>
      (await studentsOf(db).deleteMany({ owner: model.client, left: true, medium }, timeLimit)).deletedCount,
    changes: gone.map(({ _id }) => goes(_id)),
    parts: 'each',
    answer: gone.length,
  };
};

const replace: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const student = makeStudent(circumstances, random.below(slots));
  const before = known(model, student._id);
  return {
    text: `findOneAndReplace ${student._id}`,
    run: (db) =>
      studentsOf(db).findOneAndReplace({ _id: student._id }, withoutId(student), {
        returnDocument: 'before',
        ...timeLimit,
      }),
    changes: before ? [becomes(student)] : [],
    parts: 'whole',
    answer: before ?? null,
  };
};

/** The fields in the order of the alphabet, as an update that makes a document brings them. */
function sorted(student: Student): Student {
  const fields = Object.entries(withoutId(student)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { _id: student._id, ...Object.fromEntries(fields) } as Student;
}

const upsert: Maker = (circumstances) => {
  const student = sorted(makeStudent(circumstances, circumstances.random.below(slots)));
  const isThere = known(circumstances.model, student._id) !== undefined;
  return {
    text: `upsert ${student._id}`,
    run: async (db) => {
      const update = { $setOnInsert: withoutId(student) };
      return (await studentsOf(db).updateOne({ _id: student._id }, update, { upsert: true, ...timeLimit }))
        .matchedCount;
    },
    changes: isThere ? [] : [becomes(student)],
    parts: 'whole',
    answer: isThere ? 1 : 0,
  };
};

const registerMany: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const ordered = random.chance(50);
  const numbers = random.some(
    Array.from({ length: slots }, (_, slot) => slot),
    random.between(2, 8),
  );
  const made = numbers.map((slot, at) => makeStudent(circumstances, slot, `-${at}`));
  const refused = made.findIndex(({ _id }) => known(model, _id) !== undefined);
  const stored =
    ordered && refused >= 0
      ? made.slice(0, refused)
      : made.filter(({ _id }) => known(model, _id) === undefined);
  return {
    text: `insertMany ${ordered ? 'in order' : 'in no order'} ${made.map(({ _id }) => _id).join(' ')}`,
    run: (db) => studentsOf(db).insertMany(made, { ordered, ...timeLimit }),
    changes: stored.map(becomes),
    parts: ordered ? 'steps' : 'each',
    refusal: refused >= 0 ? duplicate : undefined,
  };
};

/** Different kinds of writes in one call; the driver makes a command of each stretch of one kind. */
const bulk: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const numbers = random.some(
    Array.from({ length: slots }, (_, slot) => slot),
    random.between(3, 10),
  );
  const changes: Change[] = [];
  const writes = numbers.map((slot, at): AnyBulkWriteOperation<Student> => {
    const fresh = makeStudent(circumstances, slot, `-${at}`);
    const student = known(model, fresh._id);
    if (!student) {
      changes.push(becomes(fresh));
      return { insertOne: { document: fresh } };
    }
    if (random.chance(30)) {
      changes.push(goes(student._id));
      return { deleteOne: { filter: { _id: student._id } } };
    }
    if (random.chance(30)) {
      changes.push(becomes(fresh));
      return { replaceOne: { filter: { _id: student._id }, replacement: withoutId(fresh) } };
    }
    const { after, update } = edited(random, student);
    changes.push(becomes(after));
    return { updateOne: { filter: { _id: student._id }, update } };
  });
  return {
    text: `bulkWrite ${writes.map((write) => Object.keys(write).join()).join(' ')} on ${changes.map(({ id }) => id).join(' ')}`,
    run: (db) => studentsOf(db).bulkWrite(writes, { ordered: true, ...timeLimit }),
    changes,
    parts: 'steps',
  };
};

/** What clients do to students, and how often each. */
export const studentWrites: readonly (readonly [number, Maker])[] = [
  [10, register],
  [20, pay],
  [3, payTwice],
  [10, edit],
  [4, recompute],
  [4, annotate],
  [4, charge],
  [4, remove],
  [2, removeMany],
  [3, replace],
  [4, upsert],
  [3, registerMany],
  [4, bulk],
];
