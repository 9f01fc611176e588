import { BSON, type Db, type Document } from 'mongodb';
import type { Watch } from '../backup/turns';
import { collectionNames, contentsOf, indexSpecs } from './contents';

export interface MovedCollection {
  name: string;
  documents: number;
  sha256: string;
}

/** As many go in one command; far below the 48 MB that a message may have. */
const batchSize = 1000;
const batchBytes = 8 * 1024 * 1024;

/** Keeps int, long, double and the rest of BSON's types apart, so that they arrive as they left. */
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/**
 * Copies all collections of a database into an empty one, with their indexes, and compares both sides at the end.
 *
 * @returns what was copied
 * @throws Error when a side fails, the source changed on the way, or what is read back is not what was sent
 */
export async function copyDatabase(source: Db, target: Db, watch: Watch): Promise<MovedCollection[]> {
  const names = await collectionNames(source);
  let total = 0;
  for (const name of names) total += await source.collection(name).estimatedDocumentCount();
  let done = 0;
  // Each document is copied, read again, and read at the other side.
  const counted = () => {
    watch.signal?.throwIfAborted();
    done += 1;
    if (done % 100 === 0) watch.progress?.(Math.min(0.99, done / (3 * total)));
  };
  for (const name of names) await copyCollection(source, target, name, counted);
  const moved: MovedCollection[] = [];
  for (const name of names) {
    const sent = await contentsOf(source, name, counted);
    const arrived = await contentsOf(target, name, counted);
    if (JSON.stringify(sent) !== JSON.stringify(arrived))
      throw new Error(
        `${name} is not the same on both sides (${sent.documents} documents and ${sent.indexes.length} indexes here, ${arrived.documents} and ${arrived.indexes.length} there): something wrote to one of them. Stop all programs that use them.`,
      );
    moved.push({ name, documents: sent.documents, sha256: sent.sha256 });
  }
  watch.progress?.(1);
  return moved;
}

async function copyCollection(source: Db, target: Db, name: string, counted: () => void): Promise<void> {
  const [info] = await source.listCollections({ name }).toArray();
  const options = info && 'options' in info ? info.options : {};
  await target.createCollection(name, options);
  const indexes = await indexSpecs(source, name);
  let batch: Document[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0) await target.collection(name).insertMany(batch, exact);
    batch = [];
    bytes = 0;
  };
  for await (const document of source.collection(name).find({}, { ...exact, batchSize })) {
    counted();
    batch.push(document);
    bytes += BSON.calculateObjectSize(document);
    if (batch.length >= batchSize || bytes >= batchBytes) await send();
  }
  await send();
  // After the documents: one build is faster than an entry for each.
  if (indexes.length > 0) await target.command({ createIndexes: name, indexes });
}
