import type { mongo } from 'mongoose';
import { throughRestarts } from '../../database/database-away';
import type { NewEntry } from './new-entries';
import type { OldReceipt, OldStudent, OldTaking } from './old-ledger';

/** Numbers of a book that belong to no receipt. */
interface Gap {
  readonly _id: string;
  readonly bookName: string;
  readonly branch: string;
  readonly session: string;
  readonly first: number;
  readonly last: number;
  readonly at: Date;
}

/** The number of entries a moved student had: kept until the end, so that a restart counts all of them too. */
interface Moved {
  readonly _id: mongo.ObjectId;
  readonly entries: number;
}

/** The collections that this migration reads and writes. */
export const collectionsOf = (db: mongo.Db) => ({
  students: db.collection<OldStudent>('students'),
  takings: db.collection<OldTaking>('takings'),
  receipts: db.collection<OldReceipt>('receipts'),
  ledger: db.collection<NewEntry>('ledger'),
  gaps: db.collection<Gap>('bookgaps'),
  moved: db.collection<Moved>('ledgersmoved'),
});

export type Collections = ReturnType<typeof collectionsOf>;

/** The condition that a path is present; queries need it to use an index that has the same condition. */
export const wherePresent = (path: string) => ({ [path]: { $exists: true } });

/** Creates the indexes by which this migration finds entries, exactly as the program makes them, so that it finds them made. */
export async function createIndexes({ ledger }: Collections): Promise<void> {
  const only = (path: string) => ({ unique: true, partialFilterExpression: wherePresent(path) });
  await throughRestarts(() =>
    ledger.createIndexes([
      { key: { student: 1, seq: 1 }, unique: true },
      { key: { studentReceiptNo: 1 }, unique: true },
      { key: { bookName: 1, 'book.number': 1 }, ...only('bookName') },
      { key: { referenceKey: 1, referenceUse: 1 }, ...only('referenceKey') },
    ]),
  );
}
