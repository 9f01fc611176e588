import type { Collection, Db } from 'mongodb';
import { students } from './collections';
import { idOf, newEntry, newStudent, type Student } from './documents';
import type { Change, ClientModel } from './model';
import type { Circumstances } from './operation';
import type { Random } from './random';

/** The largest number of students of a client. */
export const slots = 40;

export const studentsOf = (db: Db): Collection<Student> => db.collection<Student>(students);

export const becomes = (student: Student): Change => ({
  collection: students,
  id: student._id,
  after: student,
});
export const goes = (id: string): Change => ({ collection: students, id, after: undefined });
export const anySlot = ({ random, model }: Circumstances): string => idOf(model.client, random.below(slots));
export const receiptOf = ({ model, number }: Circumstances): string => `R-${model.client}-${number}`;
export const known = (model: ClientModel, id: string): Student | undefined =>
  model.get(students, id) as Student | undefined;
export const withoutId = ({ _id, ...fields }: Student): Omit<Student, '_id'> => fields;

export function makeStudent(circumstances: Circumstances, slot: number, suffix = ''): Student {
  const { random, model } = circumstances;
  const entries = random.chance(30) ? [newEntry(random, `${receiptOf(circumstances)}${suffix}`, 0)] : [];
  return newStudent(random, model.client, slot, entries);
}

/** A change of some fields: the resulting student, and the update that makes it. */
export function edited(
  random: Random,
  student: Student,
): { after: Student; update: Record<string, unknown> } {
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
