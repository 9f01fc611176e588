import { draftsOf, students } from './collections';
import { categories, type Draft, idOf, media, type Student } from './documents';
import { type Maker, reading } from './operation';
import { slots, studentsOf } from './students';

const one: Maker = ({ random, model }) => {
  const id = idOf(model.client, random.below(slots));
  return reading(`findOne ${id}`, model.get(students, id) ?? null, (db) =>
    studentsOf(db).findOne({ _id: id }),
  );
};

const list: Maker = ({ random, model }) => {
  const category = random.pick(categories);
  const limit = random.between(1, 20);
  const found = model
    .all<Student>(students)
    .filter(({ personalDetail }) => personalDetail.category === category)
    .sort((a, b) => b.idNumber - a.idNumber)
    .slice(0, limit);
  return reading(`find category ${category}`, found, (db) =>
    studentsOf(db)
      .find({ owner: model.client, 'personalDetail.category': category })
      .sort({ idNumber: -1 })
      .limit(limit)
      .toArray(),
  );
};

/** Reads by the partial index with many keys, as the app finds the payment of a key. */
const byReceipt: Maker = ({ random, model }) => {
  const all = model.all<Student>(students).filter(({ studentFeeReport }) => studentFeeReport.length > 0);
  const student = all.length > 0 ? random.pick(all) : undefined;
  const no = student ? random.pick(student.studentFeeReport).studentReceiptNo : 'R-none';
  return reading(`find receipt ${no}`, student ? [student] : [], (db) =>
    studentsOf(db)
      .find({ 'studentFeeReport.studentReceiptNo': no, 'studentFeeReport.0': { $exists: true } })
      .toArray(),
  );
};

/** Reads by an index that is built and dropped meanwhile. */
const byMonth: Maker = ({ random, model }) => {
  const month = `2026-${String(random.between(1, 12)).padStart(2, '0')}`;
  const ids = model
    .all<Student>(students)
    .filter(({ studentFeeReport }) => studentFeeReport.some((entry) => entry.month === month))
    .map(({ _id }) => _id);
  return reading(`find month ${month}`, ids.sort(), async (db) => {
    const found = await studentsOf(db)
      .find({ 'studentFeeReport.month': month, owner: model.client })
      .toArray();
    return found.map(({ _id }) => _id).sort();
  });
};

const count: Maker = ({ random, model }) => {
  const [left, medium] = [random.chance(50), random.pick(media)];
  const found = model
    .all<Student>(students)
    .filter((student) => student.left === left && student.medium === medium);
  return reading(`count ${medium}`, found.length, (db) =>
    studentsOf(db).countDocuments({ left, medium, owner: model.client }),
  );
};

const takings: Maker = ({ model }) => {
  const sums = new Map<string, { _id: string; paid: number; count: number }>();
  for (const { mode, studentPaid } of model
    .all<Student>(students)
    .flatMap((student) => student.studentFeeReport)) {
    const sum = sums.get(mode) ?? { _id: mode, paid: 0, count: 0 };
    sums.set(mode, { _id: mode, paid: sum.paid + studentPaid, count: sum.count + 1 });
  }
  const expected = [...sums.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
  return reading('sums by mode', expected, (db) =>
    studentsOf(db)
      .aggregate([
        { $match: { owner: model.client } },
        { $unwind: '$studentFeeReport' },
        {
          $group: {
            _id: '$studentFeeReport.mode',
            paid: { $sum: '$studentFeeReport.studentPaid' },
            count: { $sum: 1 },
          },
        },
        { $sort: { _id: 1 } },
      ])
      .toArray(),
  );
};

const byTag: Maker = ({ random, model }) => {
  const value = random.below(20);
  const ids = model
    .all<Draft>(draftsOf(model.client))
    .filter(({ tags }) => tags.includes(value))
    .map(({ _id }) => _id);
  return reading(`drafts tagged ${value}`, ids.sort(), async (db) => {
    const found = await db.collection<Draft>(draftsOf(model.client)).find({ tags: value }).toArray();
    return found.map(({ _id }) => _id).sort();
  });
};

const byCode: Maker = ({ random, model }) => {
  const least = random.below(150);
  const drafts = model
    .all<Draft>(draftsOf(model.client))
    .filter(({ code }) => code >= least && code < least + 50);
  const ordered = drafts.sort((a, b) => a.code - b.code || (a._id < b._id ? -1 : 1));
  return reading(`drafts from ${least}`, ordered, (db) =>
    db
      .collection<Draft>(draftsOf(model.client))
      .find({ code: { $gte: least, $lt: least + 50 } })
      .sort({ code: 1, _id: 1 })
      .toArray(),
  );
};

export const reads: readonly (readonly [number, Maker])[] = [
  [6, one],
  [4, list],
  [4, byReceipt],
  [3, byMonth],
  [4, count],
  [2, takings],
  [3, byTag],
  [3, byCode],
];
