import { Binary } from 'mongodb';
import type { Random } from './random';

/** A document of one client: nobody else writes it, so the client's model of it is exact. */
export interface Stored {
  _id: string;
  owner: number;
}

/** An entry of a ledger; amounts in paise. */
export interface Entry {
  studentReceiptNo: string;
  idempotencyKey: string;
  month: string;
  studentPaid: number;
  updatedBalance: number;
  mode: string;
  collectedAt: Date;
  reason?: string;
}

export interface Student extends Stored {
  left: boolean;
  searchText: string;
  foldedId: string;
  idNumber: number;
  sortKeys: { id: string; firstName: string; lastName: string; classOrder: number };
  medium: string;
  boardType: string;
  section: string;
  boardRollNo?: string;
  personalDetail: { category: string; fatherName: string; address: string };
  previousBalance: number;
  registeredAt: Date;
  revision: number;
  studentFeeReport: Entry[];
}

/** An entry of a ledger, stored as a document of its own; amounts in paise. */
export interface LedgerLine extends Stored {
  student: string;
  seq: number;
  key: string;
  studentPaid: number;
  mode: string;
  collectedAt: Date;
  /** Only payments have one. */
  bookName?: string;
  book?: { number: number };
  closing?: number;
}

/** A part of a picture, as GridFS cuts it. */
export interface Chunk extends Stored {
  files_id: string;
  n: number;
  data: Binary;
}

/** A row of a collection that belongs to one client, so that the collection can be dropped. */
export interface Draft extends Stored {
  code: number;
  tags: (string | number)[];
  note?: string;
}

const names = ['Asha', 'Bina', 'Chetan', 'Dev', 'Élodie', 'Farhan', 'गीता', 'Hari', 'Isha', 'Jaya'];
export const categories = ['general', 'obc', 'sc', 'st'];
export const media = ['hindi', 'english', 'urdu'];
const modes = ['cash', 'cheque', 'online'];

const text = (random: Random, length: number): string =>
  Array.from({ length: Math.ceil(length / 8) }, () => random.next().toString(36))
    .join(' ')
    .slice(0, length);

/** No document depends on this machine's clock: a seed makes the same ones on any day. */
const day = (random: Random): Date => new Date(Date.UTC(2026, random.below(12), 1 + random.below(28)));

export const idOf = (owner: number, slot: number): string => `${owner}-${String(slot).padStart(3, '0')}`;

export function newEntry(random: Random, receipt: string, balance: number): Entry {
  const studentPaid = random.between(1, 50_000) * 100;
  return {
    studentReceiptNo: receipt,
    idempotencyKey: `key-${receipt}`,
    month: `2026-${String(random.between(1, 12)).padStart(2, '0')}`,
    studentPaid,
    updatedBalance: balance - studentPaid,
    mode: random.pick(modes),
    collectedAt: day(random),
  };
}

export function newStudent(random: Random, owner: number, slot: number, entries: Entry[] = []): Student {
  const id = idOf(owner, slot);
  const [firstName, lastName] = [random.pick(names), random.pick(names)];
  return {
    _id: id,
    owner,
    left: random.chance(20),
    searchText: `${firstName} ${lastName} ${id}`.toLowerCase(),
    foldedId: `mlm-${id}`,
    idNumber: owner * 1000 + slot,
    sortKeys: { id: `MLM-${id}`, firstName, lastName, classOrder: random.below(15) },
    medium: random.pick(media),
    boardType: random.pick(['cbse', 'state']),
    section: random.pick(['A', 'B', 'C']),
    ...(random.chance(40) && { boardRollNo: String(random.below(100_000)) }),
    personalDetail: {
      category: random.pick(categories),
      fatherName: random.pick(names),
      address: text(random, random.pick([20, 200, 3000])),
    },
    previousBalance: random.below(1_000_000) * 100,
    registeredAt: day(random),
    revision: 0,
    studentFeeReport: entries,
  };
}

/** @param line its place in the ledger, the number of the writing operation, and for a payment its number in the book */
export function newLine(
  random: Random,
  owner: number,
  {
    number,
    ...line
  }: Pick<LedgerLine, 'student' | 'seq' | 'bookName' | 'book'> & { readonly number: number },
): LedgerLine {
  const _id = `L-${line.student}-${line.seq}-${number}`;
  return {
    _id,
    owner,
    ...line,
    key: `key-${_id}`,
    studentPaid: line.book ? random.between(1, 50_000) * 100 : 0,
    mode: random.pick(modes),
    collectedAt: day(random),
  };
}

export function newChunk(random: Random, owner: number, file: string, n: number): Chunk {
  return {
    _id: `${file}-${n}`,
    owner,
    files_id: file,
    n,
    data: new Binary(random.bytes(random.pick([255 * 1024, 255 * 1024, 1000]))),
  };
}

export function newDraft(random: Random, owner: number, slot: number): Draft {
  return {
    _id: idOf(owner, slot),
    owner,
    code: random.below(200),
    tags: Array.from({ length: random.below(6) }, () =>
      random.chance(50) ? random.below(20) : random.pick(names),
    ),
    ...(random.chance(50) && { note: text(random, random.pick([10, 2000, 40_000])) }),
  };
}
