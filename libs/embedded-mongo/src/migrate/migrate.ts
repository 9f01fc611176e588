import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { moveStore, unfinished } from '../backup/unfinished';
import { startEmbeddedMongo } from '../index';
import { textOf } from '../storage/disk-faults';
import { storeFile } from '../storage/layout';
import type { Watch } from '../watch';
import { collectionNames, type Contents, copyDatabase, markerName } from './copy';

export interface MigrateOptions extends Watch {
  /** The folder of the embedded database: the source of `migrateTo`, or made by `migrateFrom`. */
  dataDir: string;
  /** The other database; its name is the path of the URI, or else `school`. */
  uri: string;
  /** The password, if the URI names a user and no password. */
  password?: string;
}

const databaseName = 'school';

/** How long to wait for a database that is away, in milliseconds. */
const patience = 10_000;

/**
 * Copies an embedded database into an empty database of a MongoDB server, and compares both. The migration owns the folder
 * meanwhile, so that no office writes to it. The folder stays as it was.
 *
 * @throws Error when the folder is in use, the target holds something else, a side fails, or both sides differ
 */
export async function migrateTo(options: MigrateOptions): Promise<Contents[]> {
  const folder = resolve(options.dataDir);
  if (!existsSync(join(folder, storeFile))) throw new Error(`There is no database in ${folder}.`);
  return withServer(options, (server, label) =>
    withEmbedded(folder, async (source) => {
      await refuseOthers(source, folder);
      await claimTarget(server, folder);
      try {
        const contents = await copyDatabase(source, server, options);
        await markersOf(server).drop();
        return contents;
      } catch (error) {
        throw failure(
          error,
          `${label} holds an unfinished copy that nobody should use; ${folder} is as it was. Run the same command again: it begins anew.`,
        );
      }
    }),
  );
}

/**
 * Makes an embedded database from a database of a MongoDB server, and compares both. It is built beside its place and moved there
 * at the end. The server stays as it was.
 *
 * @throws Error when there is a database in the folder, a side fails, or the server's data changed meanwhile
 */
export async function migrateFrom(options: MigrateOptions): Promise<Contents[]> {
  const folder = resolve(options.dataDir);
  if (existsSync(folder)) throw new Error(`There is a database in ${folder} already; move it away first.`);
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  return withServer(options, async (server, label) => {
    try {
      if ((await collectionNames(server)).length === 0) throw new Error(`${label} is empty.`);
      if (await markersOf(server).findOne()) throw new Error(`${label} holds an unfinished copy.`);
      return await unfinished(parent, `.migrating-${basename(folder)}`, async (workFolder) => {
        const contents = await withEmbedded(workFolder, (target) => copyDatabase(server, target, options));
        moveStore(workFolder, folder);
        return contents;
      });
    } catch (error) {
      throw failure(error, `${label} is as it was, and there is no database in ${folder} yet.`);
    }
  });
}

function failure(cause: unknown, stateOfBoth: string): Error {
  const text = textOf(cause);
  return new Error(`${/[.!?]$/.test(text) ? text : `${text}.`} ${stateOfBoth}`, { cause });
}

const markersOf = (db: Db): Collection<{ _id: string; from: string }> => db.collection(markerName);

/** Makes sure that the target is empty, or was left incomplete by an earlier run of this migration. */
async function claimTarget(target: Db, from: string): Promise<void> {
  const names = await collectionNames(target);
  const marker = await markersOf(target).findOne({ _id: 'from' });
  if (!marker && names.length > 0)
    throw new Error(`The target is not empty (${names.join(', ')}): choose another name for the database.`);
  if (marker && marker.from !== from)
    throw new Error(`The target holds an unfinished copy of another database (${marker.from}).`);
  if (!marker) await markersOf(target).insertOne({ _id: 'from', from });
  for (const name of names) await target.collection(name).drop();
}

/** Refuses a folder with further databases: the office uses only one, and others must not be left behind unnoticed. */
async function refuseOthers(source: Db, folder: string): Promise<void> {
  const { databases } = await source.admin().listDatabases({ nameOnly: true });
  const otherDatabases = databases.map(({ name }) => name).filter((name) => name !== databaseName);
  if (otherDatabases.length > 0)
    throw new Error(`${folder} also holds the databases ${otherDatabases.join(', ')}; drop them first.`);
}

async function withEmbedded<T>(dataDir: string, use: (db: Db) => Promise<T>): Promise<T> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = new MongoClient(server.uri);
  try {
    return await use(client.db(databaseName));
  } finally {
    await client.close().finally(() => server.stop());
  }
}

async function withServer<T>(
  { uri, password }: MigrateOptions,
  use: (db: Db, label: string) => Promise<T>,
): Promise<T> {
  const [, user] = /^[^/]+\/\/([^@/:]+)@/.exec(uri) ?? [];
  const client = new MongoClient(uri, {
    ...(!uri.includes('serverSelectionTimeoutMS') && { serverSelectionTimeoutMS: patience }),
    writeConcern: { w: 'majority', journal: true },
    ...(user && password && { auth: { username: decodeURIComponent(user), password } }),
  });
  const { srvHost, hosts, dbName } = client.options;
  // The driver's name for it is `test` where the URI has none.
  const name = /^[^/]+\/\/[^/]+\/[^?]/.test(uri) ? dbName : databaseName;
  try {
    await client.connect();
    return await use(client.db(name), `${srvHost ?? hosts.map(String).join(',')}/${name}`);
  } finally {
    await client.close();
  }
}
