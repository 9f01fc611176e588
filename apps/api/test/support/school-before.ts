import type { mongo } from 'mongoose';
import { storedBefore } from './stored-before';

/** The time at which the ledgers of that school are migrated. */
export const BEGUN = new Date('2080-11-20T05:00:00Z');

interface Part {
  readonly head: string;
  readonly month: string;
  readonly amount: number;
}

/** An entry as it was stored inside its student. */
interface EntryBefore {
  readonly studentReceiptNo: string;
  readonly idempotencyKey: string;
  readonly kind: string;
  readonly studentPaid: number;
  readonly updatedBalance: number;
  readonly charges?: readonly Part[];
}

export interface StudentBefore {
  readonly _id: mongo.ObjectId;
  readonly studentID: string;
  readonly revision: number;
  readonly away?: readonly { readonly leftAt: Date; readonly returnedAt: Date }[];
  readonly studentFeeReport: readonly EntryBefore[];
}

/** An entry as a document of its own. */
export interface EntryAfter extends Omit<EntryBefore, 'idempotencyKey'> {
  readonly student: string;
  readonly studentID: string;
  readonly seq: number;
  readonly key: string;
  readonly paidFor?: readonly Part[];
  readonly said?: object;
  readonly referenceKey?: string;
  readonly referenceUse?: number;
  readonly closing?: number;
  readonly prints?: number;
}

/**
 * A small school as the version before the one ledger has stored it: payments, voids, charges, concessions, a free month
 * that stands three times, a student who left and came back, a closed drawer, prints, and a number that nobody used.
 */
const FILE = 'school-before-0007';

interface Of<Stored> {
  readonly collection: string;
  readonly documents: Stored[];
}

export const studentsBefore = (): readonly StudentBefore[] =>
  storedBefore<Of<StudentBefore>>(FILE).flatMap(({ collection, documents }) =>
    collection === 'students' ? documents : [],
  );

export async function storeSchoolBefore(db: mongo.Db): Promise<void> {
  for (const { collection, documents } of storedBefore<Of<mongo.Document>>(FILE))
    await db.collection(collection).insertMany(documents);
}
