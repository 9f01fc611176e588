import type { Collection, Db, Document } from 'mongodb';
import {
  chunks,
  claims,
  counters,
  draftsOf,
  fixedIndexes,
  holdsAll,
  type NamedIndex,
  students,
} from './collections';
import type { Stored, Student } from './documents';
import { Fault } from './fault';
import { type ClientModel, hashOf } from './model';
import type { Shared } from './shared';

export type Expected = ReadonlyMap<string, ReadonlyMap<string, bigint>>;

/** The documents known by all clients, by collection and ID; a missing collection is left out. */
export function expectedOf(models: readonly ClientModel[]): Expected {
  const expected = new Map<string, Map<string, bigint>>();
  for (const name of [students, chunks, claims]) expected.set(name, new Map());
  for (const model of models) {
    const drafts = draftsOf(model.client);
    if (model.indexes.get(drafts)) expected.set(drafts, new Map());
    for (const [collection, documents] of model.documents)
      for (const [id, { hash }] of documents) expected.get(collection)?.set(id, hash);
  }
  return expected;
}

/**
 * Compares documents, each of which must exist once, with the expected ones.
 *
 * @param where how they were read, for the fault
 * @throws Fault
 */
export function compareDocuments(
  where: string,
  collection: string,
  expected: ReadonlyMap<string, bigint>,
  found: readonly Stored[],
): void {
  const seen = new Set<string>();
  const wrong = (what: string, id: string) =>
    new Fault(`${where}: ${collection} ${id} ${what}`, Number.parseInt(id.replace(/^\D+/, '')), id);
  for (const document of found) {
    const { _id: id } = document;
    if (seen.has(id)) throw wrong('came twice', id);
    seen.add(id);
    if (!expected.has(id)) throw wrong('is there and must not be', id);
    if (expected.get(id) !== hashOf(collection, document)) throw wrong('is not what it must be', id);
  }
  for (const id of expected.keys()) if (!seen.has(id)) throw wrong('is not there', id);
}

/** Compares the content of a folder. @throws Fault */
export function compareFolder(
  where: string,
  expected: Expected,
  documents: ReadonlyMap<string, readonly Stored[]>,
): void {
  for (const [collection, known] of expected)
    compareDocuments(where, collection, known, documents.get(collection) ?? []);
  for (const collection of documents.keys())
    if (!expected.has(collection) && !(collection in fixedIndexes))
      throw new Fault(`${where}: the collection ${collection} is there and must not be`);
}

/** One way of reading, which throws a Fault if the result is wrong. */
export type Comparison = () => Promise<void>;

/** Compares every document by a scan and by each index, and counts in all ways. @throws Fault */
export async function compareServer(
  where: string,
  db: Db,
  models: readonly ClientModel[],
  shared: Shared,
): Promise<void> {
  for (const comparison of comparisons(where, db, models, shared)) await comparison();
}

/** All ways of reading the data of a server. */
export function comparisons(
  where: string,
  db: Db,
  models: readonly ClientModel[],
  shared: Shared,
): Comparison[] {
  const expected = expectedOf(models);
  return [
    () => compareCollectionNames(where, db, expected),
    ...[...expected].flatMap(([name, known]) =>
      collectionComparisons(where, db.collection<Stored>(name), known, models),
    ),
    ...['studentReceiptNo', 'idempotencyKey'].map((path) => () => comparePartial(where, db, path, models)),
    () => compareCounter(where, db, shared),
  ];
}

async function compareCollectionNames(where: string, db: Db, expected: Expected): Promise<void> {
  const listed = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const wanted = [...new Set([...expected.keys(), ...Object.keys(fixedIndexes)])];
  if (listed.sort().join() !== wanted.sort().join())
    throw new Fault(`${where}: the collections are ${listed.join()} and must be ${wanted.join()}`);
}

async function compareCounter(where: string, db: Db, shared: Shared): Promise<void> {
  const counter = await db.collection<{ _id: string; n: number }>(counters).findOne({ _id: 'receipts' });
  const wrong = shared.checkCounter(counter?.n ?? 0);
  if (wrong) throw new Fault(`${where}: ${wrong}`);
}

function indexesOf(collection: string, models: readonly ClientModel[]): NamedIndex[] {
  const own = models.flatMap(({ indexes }) => indexes.get(collection) ?? []);
  return [...(fixedIndexes[collection] ?? []), ...own];
}

async function compareIndexNames(
  where: string,
  collection: Collection<Stored>,
  indexes: NamedIndex[],
): Promise<void> {
  const listed = (await collection.listIndexes().toArray()).map(({ name }: Document) => String(name)).sort();
  const wanted = ['_id_', ...indexes.map(({ name }) => name)].sort();
  if (listed.join() !== wanted.join())
    throw new Fault(
      `${where}: ${collection.collectionName} has the indexes ${listed.join()} and must have ${wanted.join()}`,
    );
}

function collectionComparisons(
  where: string,
  collection: Collection<Stored>,
  expected: ReadonlyMap<string, bigint>,
  models: readonly ClientModel[],
): Comparison[] {
  const name = collection.collectionName;
  const indexes = indexesOf(name, models);
  const counting = (way: string, wanted: number, count: () => Promise<number>) => async () => {
    const counted = await count();
    if (counted !== wanted)
      throw new Fault(`${where}, ${way}: ${name} has ${counted} documents and must have ${wanted}`);
  };
  const hints = [{ $natural: 1 }, '_id_', ...indexes.filter(holdsAll).map((index) => index.name)] as const;
  return [
    () => compareIndexNames(where, collection, indexes),
    ...hints.flatMap((hint) => {
      const by = `by ${JSON.stringify(hint)}`;
      return [
        async () =>
          compareDocuments(`${where}, ${by}`, name, expected, await collection.find({}, { hint }).toArray()),
        counting(`counted ${by}`, expected.size, () => collection.countDocuments({}, { hint })),
      ];
    }),
    counting('estimated', expected.size, () => collection.estimatedDocumentCount()),
    counting('grouped', expected.size, async () => {
      const group = { $group: { _id: null, n: { $sum: 1 } } };
      const [found] = await collection.aggregate<{ n: number }>([group]).toArray();
      return found?.n ?? 0;
    }),
    ...models.map(({ client, documents }) =>
      counting(`of client ${client}`, documents.get(name)?.size ?? 0, () =>
        collection.countDocuments({ owner: client }),
      ),
    ),
  ];
}

/** Compares the ledgers by a partial index that holds each of their entries. */
async function comparePartial(
  where: string,
  db: Db,
  path: string,
  models: readonly ClientModel[],
): Promise<void> {
  const paying = models
    .flatMap((model) => model.all<Student>(students))
    .filter(({ studentFeeReport }) => studentFeeReport.length > 0);
  const expected = new Map(paying.map((student) => [student._id, hashOf(students, student)]));
  const filter = { 'studentFeeReport.0': { $exists: true }, [`studentFeeReport.${path}`]: { $gte: '' } };
  const found = await db.collection<Stored>(students).find(filter).toArray();
  compareDocuments(`${where}, by the partial index of ${path}`, students, expected, found);
}
