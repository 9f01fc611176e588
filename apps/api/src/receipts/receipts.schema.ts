import {
  bookLabel,
  bookOf,
  endsOf,
  foldStudentId,
  fullName,
  type Book,
  type BookNumber,
  type LedgerEntry,
  type Paise,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import type { StoredEntry } from '../ledger/ledger.schema';
import type { StudentRecord } from '../students/student.schema';

/**
 * A row of the register: a receipt, or a number that was taken for one (D51). It is an index of the ledgers and never
 * the truth: whether a number was used, and what became of it, is read in the ledger each time. What it says of a receipt can be made
 * anew from the ledger at any time; the prints that were counted, and numbers that nobody used, stand here alone.
 */
export interface StoredReceipt extends Book {
  /** Branch, session and the payment's key: a payment that is sent again finds the number that it took. */
  readonly _id: string;
  readonly key: string;
  /** In the book; receipts of before D51 have none. */
  readonly number?: number;
  readonly studentReceiptNo: string;
  /** Its numbers backwards, so that an end is found as a beginning is. */
  readonly ends: readonly string[];
  readonly student: Types.ObjectId;
  readonly studentID: string;
  readonly foldedId: string;
  readonly studentName: string;
  readonly at: Date;
  readonly amount: Paise;
  readonly mode: LedgerEntry['mode'];
  readonly collectedBy: string;
  readonly collectorId?: string;
  readonly prints: number;
  /** The print that had no mark: the key of who printed it. */
  readonly original?: string;
  /** When it was said that no paper came out, which gives the original back once, and by whom. */
  readonly givenBack?: { readonly at: Date; readonly by: string };
}

export const RECEIPT = 'Receipt';

/** What stands for the first print of a receipt that was printed before prints were counted. */
export const BEFORE_COUNTING = 'before prints were counted';

const text = { type: String, required: true } as const;

export const receiptsSchema = new Schema<StoredReceipt>(
  {
    _id: text,
    key: text,
    branch: text,
    session: text,
    number: { type: Number },
    studentReceiptNo: text,
    ends: { type: [String], required: true },
    student: { type: Schema.Types.ObjectId, required: true },
    studentID: text,
    foldedId: text,
    studentName: text,
    at: { type: Date, required: true },
    amount: { type: Number, required: true, validate: Number.isSafeInteger },
    mode: text,
    collectedBy: { type: String },
    collectorId: { type: String },
    prints: { type: Number, required: true },
    original: { type: String },
    givenBack: { type: new Schema({ at: { type: Date }, by: { type: String } }, { _id: false, id: false }) },
  },
  { collection: 'receipts', versionKey: false },
);

// Lets no number of a book be taken twice, and finds the last one of a book.
receiptsSchema.index(
  { branch: 1, session: 1, number: 1 },
  { unique: true, partialFilterExpression: { number: { $exists: true } } },
);
// Serves the register by day, newest and oldest first.
receiptsSchema.index({ at: 1 });
// Serve the register of one collector, of one collector and mode, one mode of payment, one student.
receiptsSchema.index({ collectorId: 1, at: 1 });
receiptsSchema.index({ collectorId: 1, mode: 1, at: 1 });
receiptsSchema.index({ mode: 1, at: 1 });
receiptsSchema.index({ foldedId: 1, at: 1 });
// Serves finding a receipt by the end of one of its numbers.
receiptsSchema.index({ ends: 1 });

type Holder = Pick<StudentRecord, '_id' | 'studentID' | 'studentFirstName' | 'studentLastName'>;

export const rowId = ({ branch, session }: Book, key: string) => `${branch}/${session}/${key}`;

/** What the register says of a payment, its number in the book beside. */
export function rowOf(entry: StoredEntry, student: Holder, number?: number) {
  const book = bookOf(entry);
  const label = number === undefined ? [] : [`${book.branch}/${bookLabel({ ...book, number })}`];
  return {
    _id: rowId(book, entry.idempotencyKey),
    key: entry.idempotencyKey,
    ...book,
    ...(number === undefined ? {} : { number }),
    studentReceiptNo: entry.studentReceiptNo,
    ends: endsOf(entry.studentReceiptNo, ...label),
    student: student._id,
    studentID: student.studentID,
    foldedId: foldStudentId(student.studentID),
    studentName: entry.said?.studentName ?? fullName(student),
    at: entry.collectedAt,
    amount: entry.studentPaid,
    mode: entry.mode,
    collectedBy: entry.collectedBy ?? '',
    ...(entry.collectorId === undefined ? {} : { collectorId: entry.collectorId }),
    prints: 0,
  } satisfies StoredReceipt;
}

/** The number in the book that a row has, if it has one. */
export const bookNumberOf = ({ branch, session, number }: StoredReceipt): BookNumber | undefined =>
  number === undefined ? undefined : { branch, session, number };
