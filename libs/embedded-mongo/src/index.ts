import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderInUseError } from './data-folder-in-use';
import { newGate, shutGate } from './gate';
import type { FromWorker, WorkerSettings } from './worker-messages';

export { DataFolderInUseError };

export interface EmbeddedMongoOptions {
  /** The folder that holds the data; made, readable by its owner only, if it is not there. */
  dataDir: string;
  /** A port on 127.0.0.1. Without it the server listens where only this user can connect. */
  port?: number;
}

export interface EmbeddedMongo {
  /**
   * A `mongodb://` URI without a database name: `mongoose.connect(uri, { dbName: 'school' })`, or
   * `` `${uri}/school` ``.
   */
  uri: string;
  /** Answers what has begun, closes connections and store, and frees the folder. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a MongoDB-compatible server on a data folder, in a thread of its own that ends with this process.
 *
 * @returns the URI to connect to, once the server accepts connections, and a function that stops it
 * @throws DataFolderInUseError when another process, or an earlier start in this one, owns the folder
 * @throws Error when the folder cannot be used, was written by a newer version, or the port is taken
 */
export async function startEmbeddedMongo({ dataDir, port }: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const gate = newGate();
  const shut = () => shutGate(gate);
  const settings: WorkerSettings = { dataDir, gate, ...(port !== undefined && { port }) };
  const worker = new Worker(join(__dirname, 'worker.cjs'), { workerData: settings });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  process.once('exit', shut);
  void exited.then(() => process.off('exit', shut));
  const ready = await firstMessage(worker);
  if (ready.kind !== 'ready') {
    await worker.terminate();
    throw failure(ready, dataDir);
  }
  let stopping: Promise<void> | undefined;
  return {
    uri: ready.uri,
    stop: () => (stopping ??= stopWorker(worker, exited)),
  };
}

function failure(message: FromWorker, dataDir: string): Error {
  if (message.kind !== 'failed') return new Error('The embedded database stopped while it was starting.');
  return message.owner === undefined
    ? new Error(message.message)
    : new DataFolderInUseError(dataDir, message.owner);
}

function firstMessage(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const exit = (code: number) =>
      reject(new Error(`The embedded database ended at once (exit code ${code}).`));
    worker.once('error', reject);
    worker.once('exit', exit);
    worker.once('message', (message: FromWorker) => {
      worker.off('error', reject);
      worker.off('exit', exit);
      resolve(message);
    });
  });
}

async function stopWorker(worker: Worker, exited: Promise<void>): Promise<void> {
  const answered = firstMessage(worker).catch((): undefined => undefined);
  worker.postMessage('stop');
  await Promise.race([answered, exited]);
  await worker.terminate();
}
