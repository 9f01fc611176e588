import type { Db, IndexDescription } from 'mongodb';

export const students = 'students';
export const ledger = 'ledger';
export const chunks = 'pictures.chunks';
export const claims = 'claims';
export const counters = 'counters';
/** A client's own collection, which it drops and makes again. */
export const draftsOf = (client: number): string => `drafts${client}`;

const withEntries = { unique: true, partialFilterExpression: { 'studentFeeReport.0': { $exists: true } } };

export interface NamedIndex extends IndexDescription {
  key: Record<string, 1 | -1>;
  name: string;
}

const named = (
  key: Record<string, 1 | -1>,
  options: Omit<IndexDescription, 'key' | 'name'> = {},
): NamedIndex => ({
  key,
  name: Object.entries(key)
    .map(([path, order]) => `${path}_${order}`)
    .join('_'),
  ...options,
});

/** The indexes of the app's students, and of the other shared collections. */
export const fixedIndexes: Readonly<Record<string, readonly NamedIndex[]>> = {
  [students]: [
    named({ foldedId: 1 }, { unique: true }),
    named({ left: 1, 'sortKeys.id': 1, foldedId: 1 }),
    named({ left: 1, 'sortKeys.firstName': 1, 'sortKeys.lastName': 1, 'sortKeys.id': 1, foldedId: 1 }),
    named({ left: 1, 'sortKeys.classOrder': 1, 'sortKeys.id': 1, foldedId: 1 }),
    named({ idNumber: -1 }),
    named({ left: 1, medium: 1 }),
    named({ owner: 1, 'personalDetail.category': 1 }),
    named({ 'studentFeeReport.studentReceiptNo': 1 }, withEntries),
    named({ 'studentFeeReport.idempotencyKey': 1 }, withEntries),
  ],
  [ledger]: [
    named({ student: 1, seq: 1 }, { unique: true }),
    named({ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } }),
    named(
      { bookName: 1, 'book.number': 1 },
      { unique: true, partialFilterExpression: { bookName: { $exists: true } } },
    ),
    named({ collectedAt: 1, _id: 1 }, { partialFilterExpression: { book: { $exists: true } } }),
    named({ mode: 1, collectedAt: 1 }),
  ],
  [chunks]: [named({ files_id: 1, n: 1 }, { unique: true })],
  [claims]: [named({ key: 1 }, { unique: true })],
  [counters]: [],
};

/** Indexes of the students that one client builds and drops while the others write and read. */
export const passingIndexes: readonly NamedIndex[] = [
  named({ 'personalDetail.address': 1 }),
  named({ boardRollNo: 1 }, { sparse: true }),
  named({ 'studentFeeReport.month': 1, medium: -1 }),
  named({ 'studentFeeReport.studentPaid': -1 }),
  named({ section: 1, boardType: 1 }, { partialFilterExpression: { left: false } }),
];

/** Indexes that a client builds on its drafts; the unique one is refused if a code exists twice. */
export const draftIndexes: readonly NamedIndex[] = [
  named({ code: 1 }, { unique: true }),
  named({ tags: 1 }),
  named({ note: -1, code: 1 }),
  named({ tags: 1, code: -1 }, { sparse: true }),
];

/** Whether an index holds every document: a hint at one that leaves some out is refused by name. */
export const holdsAll = ({ sparse, partialFilterExpression }: IndexDescription): boolean =>
  !sparse && partialFilterExpression === undefined;

export async function makeCollections(db: Db): Promise<void> {
  for (const [name, indexes] of Object.entries(fixedIndexes)) {
    await db.createCollection(name);
    if (indexes.length > 0) await db.collection(name).createIndexes([...indexes]);
  }
}
