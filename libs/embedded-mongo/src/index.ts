import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderInUseError } from './errors';
import { newGate, shutGate } from './gate';
import type { ServerSettings, Started } from './worker';

export { backupApart, backupBeforeUpgrade, type BackupTask } from './backup/apart';
export { isBackup } from './backup/backup-file';
export { readPassphrase } from './backup/passphrase';
export { formatVersion } from './storage/format-version';
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
  const settings: ServerSettings = { dataDir, gate, port };
  const worker = new Worker(join(__dirname, 'worker.cjs'), { workerData: settings });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  process.once('exit', shut);
  void exited.then(() => process.off('exit', shut));
  // It says one thing and stays until it is told to stop; an error of the thread is thrown here.
  const [started] = (await once(worker, 'message')) as [Started];
  if ('uri' in started) {
    const stop = async () => {
      worker.postMessage('stop');
      await exited;
    };
    return { uri: started.uri, stop };
  }
  await worker.terminate();
  throw started.owner === undefined
    ? new Error(started.message)
    : new DataFolderInUseError(dataDir, started.owner);
}
