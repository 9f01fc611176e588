import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';

/** Does something in a database; no program needs to be running on it. */
export async function inDatabase<Value>(uri: string, work: (db: mongo.Db) => Promise<Value>): Promise<Value> {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  return work(client.db()).finally(() => client.close());
}

/** Does something in the built-in database of a data folder whose office is not running. */
export async function inFolder<Value>(data: string, work: (db: mongo.Db) => Promise<Value>): Promise<Value> {
  const dataDir = join(data, 'database');
  await mkdir(dataDir, { recursive: true });
  const { startEmbeddedMongo } = await import('@school/embedded-mongo');
  const database = await startEmbeddedMongo({ dataDir });
  return inDatabase(`${database.uri}/school`, work).finally(() => database.stop());
}

/** Collections that each start of a program writes, and that a killed program still held. */
const OF_STARTS = ['migrations', 'owedprogress', 'leases'];

/**
 * The entry up to which a student's dues were worked out: before or after the past months were stored, by chance, the dues are
 * the same.
 */
const OF_THE_MOMENT: Readonly<Record<string, mongo.Document>> = { owed: { seq: 0 } };

/** The documents of each collection. */
export type Content = Readonly<Record<string, readonly string[]>>;

const ID = /[0-9a-f]{24,}/g;
const HASH = /\$argon2id\$[^"]+/g;
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/**
 * Everything a database holds, by collection, except what differs in each run: generated IDs, hashes, times, and the order of the
 * documents.
 */
export async function contentOf(db: mongo.Db): Promise<Content> {
  const content: Record<string, string[]> = {};
  for (const { name } of await db.listCollections().toArray()) {
    if (OF_STARTS.includes(name)) continue;
    const documents = await db
      .collection(name)
      .find({}, { projection: OF_THE_MOMENT[name] ?? {} })
      .toArray();
    content[name] = documents
      .map((one) =>
        JSON.stringify(one).replace(ID, 'an id').replace(HASH, 'a hash').replace(MOMENT, 'a moment'),
      )
      .sort();
  }
  return content;
}
