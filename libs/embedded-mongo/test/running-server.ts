import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from './built';
import { type Db, MongoClient } from 'mongodb';

export interface Running {
  uri: string;
  client: MongoClient;
  db: Db;
  /** The ID of the server's process. */
  pid: number;
  dataDir: string;
  close(): Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));

/** Starts a server on an empty folder, with a client for it. */
export async function runServer(): Promise<Running> {
  const dataDir = newFolder();
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri);
  const close = async () => {
    await client.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { uri: server.uri, client, db: client.db('school'), pid: server.pid, dataDir, close };
}

/** Runs a server on a folder that may hold data, for the time it is used. */
export async function withServer<T>(dataDir: string, use: (db: Db, pid: number) => Promise<T>): Promise<T> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri);
  try {
    return await use(client.db('school'), server.pid);
  } finally {
    await client.close();
    await server.stop();
  }
}
