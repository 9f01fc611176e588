import {
  bookLabel,
  numberEndKeys,
  referenceEndKeys,
  ledgerEntrySchema,
  referenceKey,
  type BookNumber,
  type LedgerEntry,
  type LeftOut,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import type { Printed } from '../common/prints';
import { withoutId, storedPaths, text } from '../database/stored-paths';

/**
 * An entry of a student's ledger as it is stored, in a document of its own; amounts in paise (D71). Never removed, and never
 * edited, except for the closing that includes it and the count of its prints.
 */
export interface StoredEntry extends LedgerEntry, Audited, Printed {
  readonly _id: Types.ObjectId;
  /** The student: the Student ID regardless of case, which never changes (D14). */
  readonly student: string;
  readonly studentID: string;
  /** 1, 2, 3 ... without gaps. */
  readonly seq: number;
  /** Lets a call write only once (D31); `digest` recognizes a call with the same key and other content (D52). */
  readonly key?: string;
  readonly digest?: string;
  readonly bookName?: string;
  /** The receipt's numbers and its reference, reversed, so that an index finds them by their end. */
  readonly ends?: readonly string[];
  /** The payment's reference in a normal form, and its position among the payments with that reference (D81). */
  readonly referenceKey?: string;
  readonly referenceUse?: number;
  /** The number of the collector's closing that includes it (D54). */
  readonly closing?: number;
  /** The id of the sign-in that wrote it (D87); missing in older entries. Neither answers nor papers show it. */
  readonly signIn?: string;
  /**
   * The network address of the call that wrote it, if it differs from that of the sign-in because the token was copied to
   * another PC. When it is missing, the sign-in has the address.
   */
  readonly address?: string;
}

/** The stored fields of an entry, apart from its place in the ledger. */
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
    givenBack: { type: new Schema({ at: { type: Date }, by: text, key: { type: String } }, withoutId) },
  },
  { collection: 'ledger', versionKey: false },
);

ledgerSchema.plugin(audited);

const where = (path: string) => ({ [path]: { $exists: true } });

/** Entries that moved money; only they have `paidFor`. */
export const MOVED_MONEY = where('paidFor');
export const IN_A_BOOK = where('bookName');
/** Entries with a reference, which may be used only once. */
export const REFERRED = where('referenceKey');
export const BY_KEY = where('key');
/** Entries that take back a payment or charge of another entry. */
export const TAKES_BACK = where('voids');

// Serves reading a ledger, and refuses an entry that was computed from an older state of it.
ledgerSchema.index({ student: 1, seq: 1 }, { unique: true });
// Lets no key write twice (D31), and finds the payments of a family, whose keys begin alike (D83).
ledgerSchema.index({ key: 1 }, { unique: true, partialFilterExpression: BY_KEY });
// Keeps receipt numbers unique in the whole school (D32).
ledgerSchema.index({ studentReceiptNo: 1 }, { unique: true });
// Lets no number of a book be used twice, and finds the last one of a book (D51).
ledgerSchema.index({ bookName: 1, 'book.number': 1 }, { unique: true, partialFilterExpression: IN_A_BOOK });
// Finds payments by a reference, and refuses the later of two simultaneous payments with the same one (D81).
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
// Finds the entries that took back those on a page of the register.
ledgerSchema.index({ voids: 1 }, { partialFilterExpression: TAKES_BACK });
// Serves finding a receipt by the end of one of its numbers, or of its reference.
ledgerSchema.index({ ends: 1 });

/** `MLMEC/2026-27`, and `MLMEC/2026-27/voucher` for the book of refunds (D75). */
export const bookNameOf = ({ branch, session, series }: LeftOut['book']): string =>
  [branch, session, series].filter((part) => part !== undefined).join('/');

/** The fields by which an entry is found: its numbers, and the reference of its payment. */
export function entrySearchKeys(
  entry: LedgerEntry,
  book?: BookNumber,
): Pick<NewEntry, 'ends' | 'referenceKey'> {
  const { studentReceiptNo, mode, reference, kind } = entry;
  if (kind !== 'deposit' && kind !== 'refund') return {};
  const label = book === undefined ? [] : [`${book.branch}/${bookLabel(book)}`];
  return {
    ends: [
      ...numberEndKeys(studentReceiptNo, ...label),
      ...(reference === undefined ? [] : referenceEndKeys(reference)),
    ],
    ...(kind === 'deposit' && reference !== undefined ? { referenceKey: referenceKey(mode, reference) } : {}),
  };
}
