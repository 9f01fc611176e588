import type { AnyBulkWriteOperation } from 'mongodb';
import { students } from './collections';
import { categories, media, type Student } from './documents';
import type { Change } from './model';
import { duplicate, type Maker } from './operation';
import { becomes, edited, goes, known, makeStudent, slots, studentsOf, withoutId } from './students';

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
        )
      ).modifiedCount,
    changes: charged.map(becomes),
    parts: 'each',
    answer: charged.length,
  };
};

const removeMany: Maker = ({ random, model }) => {
  const medium = random.pick(media);
  const gone = model.all<Student>(students).filter((student) => student.left && student.medium === medium);
  return {
    text: `deleteMany of ${medium}`,
    run: async (db) =>
      (await studentsOf(db).deleteMany({ owner: model.client, left: true, medium })).deletedCount,
    changes: gone.map(({ _id }) => goes(_id)),
    parts: 'each',
    answer: gone.length,
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
    run: (db) => studentsOf(db).insertMany(made, { ordered }),
    changes: stored.map(becomes),
    parts: ordered ? 'steps' : 'each',
    refusal: refused >= 0 ? duplicate : undefined,
  };
};

/** Sends different kinds of writes in one call; the driver makes a command for each run of one kind. */
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
    run: (db) => studentsOf(db).bulkWrite(writes, { ordered: true }),
    changes,
    parts: 'steps',
  };
};

/** The operations of clients on many students in one call, and their weights. */
export const manyStudentWrites: readonly (readonly [number, Maker])[] = [
  [4, charge],
  [2, removeMany],
  [3, registerMany],
  [4, bulk],
];
