import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from './built';
import { type Db, MongoClient } from 'mongodb';

export interface Running {
  uri: string;
  client: MongoClient;
  db: Db;
  /** The process of the server. */
  pid: number;
  dataDir: string;
  close(): Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));

/** A server on an empty folder, and a client of it. */
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

/** Starts a server on a folder that may hold something, for as long as it is used. */
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
