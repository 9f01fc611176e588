import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';

/** Drops indexes of the students, then collections in this order; anything already gone is skipped. */
export async function dropGone(
  db: mongo.Db,
  { indexes, collections }: Readonly<Record<'indexes' | 'collections', readonly string[]>>,
): Promise<void> {
  const listed = await throughRestarts(() => db.listCollections({}, { nameOnly: true }).toArray());
  const names = new Set(listed.map(({ name }) => name));
  if (names.has('students')) {
    const students = db.collection('students');
    for (const { name = '' } of await throughRestarts(() => students.indexes()))
      if (indexes.includes(name)) await throughRestarts(() => students.dropIndex(name));
  }
  for (const name of collections) if (names.has(name)) await throughRestarts(() => db.dropCollection(name));
}
