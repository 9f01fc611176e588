import mongoose, { type mongo } from 'mongoose';
import { storedBefore } from './stored-before';

interface Entry {
  readonly studentReceiptNo: string;
  readonly idempotencyKey: string;
}

interface WithLedger {
  readonly studentFeeReport: readonly Entry[];
}

/** The students of a school of the previous version, all as it stored one, but for the ID. */
export function schoolOf(count: number): mongo.Document[] {
  const [student] = storedBefore('students-before-0001');
  return Array.from({ length: count }, (_, n) => {
    const studentID = String(10_000 + n);
    return { ...student, _id: new mongoose.mongo.ObjectId(), studentID, foldedId: studentID };
  });
}

/** The same students with a ledger each, with numbers and keys of the student's own. */
export function schoolWithLedgers(count: number) {
  const [ledger = []] = storedBefore<WithLedger>('students-before-0001')
    .map(({ studentFeeReport }) => studentFeeReport)
    .filter(({ length }) => length > 0);
  return schoolOf(count).map((student, n) => ({
    ...student,
    studentFeeReport: ledger.map((entry) => ({
      ...entry,
      studentReceiptNo: `${entry.studentReceiptNo}-${n}`,
      idempotencyKey: `${entry.idempotencyKey}-${n}`,
    })),
  }));
}
