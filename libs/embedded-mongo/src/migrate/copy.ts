import { createHash } from 'node:crypto';
import { BSON, type Db, type Document } from 'mongodb';
import type { Watch } from '../watch';

/** The contents of a collection, in a form that is the same on both sides. */
export interface Contents {
  name: string;
  documents: number;
  sha256: string;
  indexes: string[];
}

/** The collection that marks a target as incomplete; it holds none of the office's documents. */
export const markerName = 'unfinished_migration';

/** How many documents go in one command; a server returns 16 MB of them at most. */
const batchSize = 1000;

/** Keeps int, long, double and the rest of BSON's types apart, so that they arrive as they left. */
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** The names of a database's collections in alphabetical order. @throws Error for anything but a plain collection */
export async function collectionNames(db: Db): Promise<string[]> {
  const collectionInfos = await db.listCollections().toArray();
  // MongoDB's own collections and the marker are not the office's.
  const userCollections = collectionInfos.filter(
    ({ name }) => !name.startsWith('system.') && name !== markerName,
  );
  const unmovable = userCollections.find(({ type }) => (type ?? 'collection') !== 'collection');
  if (unmovable)
    throw new Error(
      `${unmovable.name} is a ${unmovable.type}, which cannot be moved; remove or replace it first.`,
    );
  return userCollections.map(({ name }) => name).sort();
}

/**
 * Copies all collections of a database into an empty one, with their indexes, and compares both sides at the end.
 *
 * @throws Error when a side fails, the source changed meanwhile, or the target's data differs from what was sent
 */
export async function copyDatabase(source: Db, target: Db, watch: Watch): Promise<Contents[]> {
  const names = await collectionNames(source);
  let total = 0;
  for (const name of names) total += await source.collection(name).estimatedDocumentCount();
  let done = 0;
  // Each document is counted three times: copied, read again, and read at the target.
  const countDocument = () => {
    watch.signal?.throwIfAborted();
    done += 1;
    if (done % 100 === 0) watch.progress?.(Math.min(0.99, done / (3 * total)));
  };
  for (const name of names) await copyCollection(source, target, name, countDocument);
  const contents: Contents[] = [];
  for (const name of names) {
    const sourceContents = await contentsOf(source, name, countDocument);
    const targetContents = await contentsOf(target, name, countDocument);
    if (JSON.stringify(sourceContents) !== JSON.stringify(targetContents))
      throw new Error(
        `${name} is not the same on both sides (${sourceContents.documents} documents and ${sourceContents.indexes.length} indexes here, ${targetContents.documents} and ${targetContents.indexes.length} there): something wrote to one of them. Stop all programs that use them.`,
      );
    contents.push(sourceContents);
  }
  watch.progress?.(1);
  return contents;
}

async function copyCollection(
  source: Db,
  target: Db,
  name: string,
  countDocument: () => void,
): Promise<void> {
  const [info] = await source.listCollections({ name }).toArray();
  await target.createCollection(name, info && 'options' in info ? info.options : {});
  const cursor = source.collection(name).find({}, { ...exact, batchSize });
  for await (const document of cursor) {
    const batch: Document[] = [document, ...cursor.readBufferedDocuments()];
    batch.forEach(countDocument);
    await target.collection(name).insertMany(batch, exact);
  }
  // Indexes come after the documents: one build is faster than an entry for each document.
  const indexes = await indexSpecs(source, name);
  if (indexes.length > 0) await target.command({ createIndexes: name, indexes });
}

/** The specifications of a collection's indexes, without the one that always exists. */
async function indexSpecs(db: Db, name: string): Promise<Document[]> {
  const listed = await db.collection(name).listIndexes().toArray();
  return listed
    .map(({ v: _v, ns: _ns, background: _background, ...spec }: Document) => spec)
    .filter((spec) => spec['name'] !== '_id_');
}

/**
 * Reads a whole collection and adds up its contents: the SHA-256 of every document's bytes, as a number of 256 bits, since
 * databases have no order of their own. Unlike an exclusive or, a sum notices a document that is there twice.
 */
async function contentsOf(db: Db, name: string, countDocument: () => void): Promise<Contents> {
  let sum = 0n;
  let documents = 0;
  for await (const bytes of db.collection(name).find({}, { raw: true, batchSize })) {
    // With `raw` the driver returns bytes, although its types promise documents.
    const hash = createHash('sha256').update(bytes as unknown as Buffer);
    sum = BigInt.asUintN(256, sum + BigInt(`0x${hash.digest('hex')}`));
    documents += 1;
    countDocument();
  }
  const indexes = (await indexSpecs(db, name)).map(({ key, ...options }) =>
    BSON.EJSON.stringify([key, Object.entries(options).sort()]),
  );
  return { name, documents, sha256: sum.toString(16).padStart(64, '0'), indexes: indexes.sort() };
}
