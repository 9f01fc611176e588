import {
  bookLabel,
  endsOf,
  endsOfReference,
  ledgerEntrySchema,
  referenceKey,
  type BookNumber,
  type LedgerEntry,
  type LeftOut,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import type { Printed } from '../common/prints';
import { plain, storedPaths, text } from '../database/stored-paths';

/**
 * An entry of a student's ledger as it is stored, a document of its own; amounts in paise (D71). Never removed, and never
 * edited but for the closing that has it and the prints that were counted.
 */
export interface StoredEntry extends LedgerEntry, Audited, Printed {
  readonly _id: Types.ObjectId;
  /** Whose it is: the Student ID without regard to case, which never changes (D14). */
  readonly student: string;
  readonly studentID: string;
  /** 1, 2, 3 ... without a hole. */
  readonly seq: number;
  /** Makes what a call writes once only (D31), and tells the call from one of other content (D52). */
  readonly key?: string;
  readonly digest?: string;
  readonly bookName?: string;
  /** The numbers of a receipt and its reference backwards, so that an end is found as a beginning is. */
  readonly ends?: readonly string[];
  /** What a payment is known by, however it was typed, and the how-manyth payment it is that is known by it (D81). */
  readonly referenceKey?: string;
  readonly referenceUse?: number;
  /** The number of its collector's closing that has it (D54). */
  readonly closing?: number;
  /** The id of the sign-in that it was written by (D87); entries of before have none. Neither answers nor papers have it. */
  readonly signIn?: string;
  /**
   * The network of the call that wrote it: another one than that of the sign-in where its token was copied to another PC. Where
   * it is missing the sign-in tells.
   */
  readonly address?: string;
}

/** What is stored of an entry beside its place in the ledger. */
export type NewEntry = Omit<StoredEntry, '_id' | 'student' | 'studentID' | 'seq' | 'signIn' | 'address'>;

export const LEDGER = 'LedgerEntry';

const count = { type: Number, validate: Number.isSafeInteger } as const;

export const ledgerSchema = new Schema<StoredEntry>(
  {
    student: text,
    seq: { ...count, required: true },
    studentID: text,
    ...storedPaths(ledgerEntrySchema.shape),
    revision: count,
    key: { type: String },
    digest: { type: String },
    bookName: { type: String },
    ends: { type: [String], default: undefined },
    referenceKey: { type: String },
    referenceUse: count,
    closing: count,
    signIn: { type: String },
    address: { type: String },
    prints: count,
    original: { type: String },
    givenBack: { type: new Schema({ at: { type: Date }, by: text, key: { type: String } }, plain) },
  },
  { collection: 'ledger', versionKey: false },
);

ledgerSchema.plugin(audited);

const where = (path: string) => ({ [path]: { $exists: true } });

/** Entries that moved money, and no others, say what it was for. */
export const MOVED_MONEY = where('paidFor');
export const IN_A_BOOK = where('bookName');
/** Entries that have a reference that may stand once. */
export const REFERRED = where('referenceKey');
export const BY_KEY = where('key');
/** Entries that take back what another one paid or charged. */
export const TAKES_BACK = where('voids');

// Serves reading a ledger, and refuses whoever worked an entry out on an older one.
ledgerSchema.index({ student: 1, seq: 1 }, { unique: true });
// Lets no key write twice (D31), and serves what a family paid, whose keys begin alike (D83).
ledgerSchema.index({ key: 1 }, { unique: true, partialFilterExpression: BY_KEY });
// Keeps receipt numbers unique in the whole school (D32).
ledgerSchema.index({ studentReceiptNo: 1 }, { unique: true });
// Lets no number of a book be taken twice, and finds the last one of a book (D51).
ledgerSchema.index({ bookName: 1, 'book.number': 1 }, { unique: true, partialFilterExpression: IN_A_BOOK });
// Finds by a reference, and lets two payments that have the same not be written without one knowing of the other (D81).
ledgerSchema.index({ referenceKey: 1, referenceUse: 1 }, { unique: true, partialFilterExpression: REFERRED });
// Serves the day book: the money of its days, in order.
ledgerSchema.index({ collectedAt: 1, _id: 1 }, { partialFilterExpression: MOVED_MONEY });
// Serves the drawers: the money that is in no closing, by collector.
ledgerSchema.index({ closing: 1, collectorId: 1 }, { partialFilterExpression: MOVED_MONEY });
// Serve the registers: by day, of one collector, of one collector and mode, of one mode of payment.
ledgerSchema.index({ kind: 1, collectedAt: 1 });
ledgerSchema.index({ kind: 1, collectorId: 1, collectedAt: 1 });
ledgerSchema.index({ kind: 1, collectorId: 1, mode: 1, collectedAt: 1 });
ledgerSchema.index({ kind: 1, mode: 1, collectedAt: 1 });
// Serves what took back the entries of a page of the register.
ledgerSchema.index({ voids: 1 }, { partialFilterExpression: TAKES_BACK });
// Serves finding a receipt by the end of one of its numbers, or of its reference.
ledgerSchema.index({ ends: 1 });

/** `MLMEC/2026-27`, and `MLMEC/2026-27/voucher` of the book of what was paid back (D75). */
export const bookNameOf = ({ branch, session, series }: LeftOut['book']): string =>
  [branch, session, series].filter((part) => part !== undefined).join('/');

/** What an entry is found by: its numbers, and what its payment is known by. */
export function foundBy(entry: LedgerEntry, book?: BookNumber): Pick<NewEntry, 'ends' | 'referenceKey'> {
  const { studentReceiptNo, mode, reference, kind } = entry;
  if (kind !== 'deposit' && kind !== 'refund') return {};
  const label = book === undefined ? [] : [`${book.branch}/${bookLabel(book)}`];
  return {
    ends: [
      ...endsOf(studentReceiptNo, ...label),
      ...(reference === undefined ? [] : endsOfReference(reference)),
    ],
    ...(kind === 'deposit' && reference !== undefined ? { referenceKey: referenceKey(mode, reference) } : {}),
  };
}
