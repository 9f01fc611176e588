import type { mongo } from 'mongoose';
import { throughRestarts } from '../../database/database-away';
import type { NewEntry } from './new-entries';
import type { OldReceipt, OldStudent, OldTaking } from './old-ledger';

/** Numbers of a book that are nobody's. */
interface Gap {
  readonly _id: string;
  readonly bookName: string;
  readonly branch: string;
  readonly session: string;
  readonly first: number;
  readonly last: number;
  readonly at: Date;
}

/** How many entries a student had whose ledger came over: kept until the end, so that a restart counts all of them too. */
interface Moved {
  readonly _id: mongo.ObjectId;
  readonly entries: number;
}

/** What this migration reads and writes. */
export const collectionsOf = (db: mongo.Db) => ({
  students: db.collection<OldStudent>('students'),
  takings: db.collection<OldTaking>('takings'),
  receipts: db.collection<OldReceipt>('receipts'),
  ledger: db.collection<NewEntry>('ledger'),
  gaps: db.collection<Gap>('bookgaps'),
  moved: db.collection<Moved>('ledgersmoved'),
});

export type Collections = ReturnType<typeof collectionsOf>;

/** An index that names a path serves a question that says the path is there. */
export const there = (path: string) => ({ [path]: { $exists: true } });

/** The indexes by which this migration finds entries, as the program makes them: it finds them made. */
export async function createIndexes({ ledger }: Collections): Promise<void> {
  const only = (path: string) => ({ unique: true, partialFilterExpression: there(path) });
  await throughRestarts(() =>
    ledger.createIndexes([
      { key: { student: 1, seq: 1 }, unique: true },
      { key: { studentReceiptNo: 1 }, unique: true },
      { key: { bookName: 1, 'book.number': 1 }, ...only('bookName') },
      { key: { referenceKey: 1, referenceUse: 1 }, ...only('referenceKey') },
    ]),
  );
}
