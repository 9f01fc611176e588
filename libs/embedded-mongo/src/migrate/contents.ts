import { createHash } from 'node:crypto';
import { BSON, type Db, type Document } from 'mongodb';

export interface Contents {
  documents: number;
  /** Of all documents' BSON bytes, whatever their order: databases give no order of their own. */
  sha256: string;
  indexes: string[];
}

/** Marks a target that is not whole yet; no document of the office is in it. */
export const markerName = 'unfinished_migration';

/** The names of a database's collections, in the order of the alphabet. @throws Error for what is no plain collection */
export async function collectionNames(db: Db): Promise<string[]> {
  const found = await db.listCollections().toArray();
  const other = found.find(({ type, name }) => (type ?? 'collection') !== 'collection' && !isOwn(name));
  if (other)
    throw new Error(`${other.name} is a ${other.type}, which cannot be moved; remove or replace it first.`);
  return found
    .map(({ name }) => name)
    .filter((name) => !isOwn(name))
    .sort();
}

/** MongoDB's own collections and the marker. */
const isOwn = (name: string): boolean => name.startsWith('system.') || name === markerName;

/** What an index says, in a form that is the same on both sides. */
export async function indexSpecs(db: Db, name: string): Promise<Document[]> {
  const listed = await db.collection(name).listIndexes().toArray();
  return listed
    .map(({ v: _v, ns: _ns, background: _background, ...spec }: Document) => spec)
    .filter((spec) => spec['name'] !== '_id_');
}

const indexText = ({ key, ...options }: Document): string =>
  BSON.EJSON.stringify([key, Object.entries(options).sort()]);

/**
 * Reads a whole collection and adds up what is in it.
 *
 * @param counted called for each document; it may throw to stop
 */
export async function contentsOf(db: Db, name: string, counted: () => void): Promise<Contents> {
  const sum = Buffer.alloc(32);
  let documents = 0;
  for await (const bytes of db.collection(name).find({}, { raw: true, batchSize: 1000 })) {
    add(
      sum,
      createHash('sha256')
        .update(bytes as unknown as Buffer)
        .digest(),
    );
    documents += 1;
    counted();
  }
  const indexes = (await indexSpecs(db, name)).map(indexText).sort();
  return { documents, sha256: sum.toString('hex'), indexes };
}

/** Adds to a number of 256 bits: unlike an exclusive or, it sees a document that is there twice. */
function add(sum: Buffer, hash: Buffer): void {
  let carry = 0;
  for (let at = sum.length - 1; at >= 0; at -= 1) {
    carry += (sum[at] ?? 0) + (hash[at] ?? 0);
    sum[at] = carry & 0xff;
    carry >>= 8;
  }
}
