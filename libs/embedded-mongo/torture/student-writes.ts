import { type Student } from './documents';
import { duplicate, type Maker } from './operation';
import { anySlot, becomes, edited, goes, known, makeStudent, slots, studentsOf, withoutId } from './students';

const register: Maker = (circumstances) => {
  const student = makeStudent(circumstances, circumstances.random.below(slots));
  const isThere = known(circumstances.model, student._id) !== undefined;
  return {
    text: `insertOne ${student._id}`,
    run: (db) => studentsOf(db).insertOne(student),
    changes: isThere ? [] : [becomes(student)],
    parts: 'whole',
    refusal: isThere ? duplicate : undefined,
  };
};

const edit: Maker = (circumstances) => {
  const { random, model } = circumstances;
  const student = known(model, anySlot(circumstances));
  if (!student) return register(circumstances);
  const { after, update } = edited(random, student);
  return {
    text: `updateOne ${student._id} ${Object.keys(update).join(' ')}`,
    run: async (db) => (await studentsOf(db).updateOne({ _id: student._id }, update)).matchedCount,
    changes: [becomes(after)],
    parts: 'whole',
    answer: 1,
  };
};

/** Updates a student with two operators at once. */
const recompute: Maker = (circumstances) => {
  const student = known(circumstances.model, anySlot(circumstances));
  if (!student) return register(circumstances);
  const after = { ...student, previousBalance: student.previousBalance + 100, left: !student.left };
  const update = { $inc: { previousBalance: 100 }, $set: { left: after.left } };
  return {
    text: `update ${student._id} by two operators`,
    run: async (db) => (await studentsOf(db).updateOne({ _id: student._id }, update)).modifiedCount,
    changes: [becomes(after)],
    parts: 'whole',
    answer: 1,
  };
};

const remove: Maker = (circumstances) => {
  const id = anySlot(circumstances);
  const student = known(circumstances.model, id);
  const changes = student ? [goes(id)] : [];
  if (circumstances.random.chance(50))
    return {
      text: `findOneAndDelete ${id}`,
      run: (db) => studentsOf(db).findOneAndDelete({ _id: id }),
      changes,
      parts: 'whole',
      answer: student ?? null,
    };
  return {
    text: `deleteOne ${id}`,
    run: async (db) => (await studentsOf(db).deleteOne({ _id: id })).deletedCount,
    changes,
    parts: 'whole',
    answer: student ? 1 : 0,
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
      }),
    changes: before ? [becomes(student)] : [],
    parts: 'whole',
    answer: before ?? null,
  };
};

/** The student with its fields in alphabetical order, as an upsert stores them. */
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
      return (await studentsOf(db).updateOne({ _id: student._id }, update, { upsert: true })).matchedCount;
    },
    changes: isThere ? [] : [becomes(student)],
    parts: 'whole',
    answer: isThere ? 1 : 0,
  };
};

/** The operations of clients on one student, and their weights. */
export const studentWrites: readonly (readonly [number, Maker])[] = [
  [10, register],
  [10, edit],
  [4, recompute],
  [4, remove],
  [3, replace],
  [4, upsert],
];
