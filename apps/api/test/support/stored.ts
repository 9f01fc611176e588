import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';

/** Does something in a database that no program need be running on. */
export async function inDatabase<Value>(uri: string, work: (db: mongo.Db) => Promise<Value>): Promise<Value> {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  return work(client.db()).finally(() => client.close());
}

/** The same in the built-in database of a data folder whose office does not run. */
export async function inFolder<Value>(data: string, work: (db: mongo.Db) => Promise<Value>): Promise<Value> {
  const dataDir = join(data, 'database');
  await mkdir(dataDir, { recursive: true });
  const { startEmbeddedMongo } = await import('@school/embedded-mongo');
  const database = await startEmbeddedMongo({ dataDir });
  return inDatabase(`${database.uri}/school`, work).finally(() => database.stop());
}

/** What each start of a program leaves behind, however often it starts; and what one held that was killed. */
const OF_STARTS = ['migrations', 'owedprogress', 'leases'];

/**
 * Up to which entry a student's dues were worked out: before or after the months that passed were stored comes to the same dues,
 * and which of them it was is chance.
 */
const OF_THE_MOMENT: Readonly<Record<string, mongo.Document>> = { owed: { seq: 0 } };

/** The documents of each collection. */
export type Content = Readonly<Record<string, readonly string[]>>;

const ID = /[0-9a-f]{24,}/g;
const HASH = /\$argon2id\$[^"]+/g;
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/**
 * All that a database holds, by collection, but for what differs each time that the same is done: made ids and hashes, the moments,
 * and the order of the documents.
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
