import { keepRunning, type Report } from './process/supervise';

export { backupApart, backupBeforeUpgrade } from './apart/apart';
export { isBackup } from './backup/backup-file';
export { readPassphrase } from './backup/passphrase';
export { formatVersion } from './storage/format-version';
export { DataFolderInUseError, StoreNotWholeError } from './errors';
export { type DatabaseEvent, type Report, sentenceOf } from './process/supervise';

export interface EmbeddedMongoOptions {
  /** The folder that holds the data; made, and readable by its owner only, if it is missing. */
  dataDir: string;
  /** A port on 127.0.0.1. Without it the server listens where only this user can connect. */
  port?: number;
  /** Called when the database ended by itself, with what followed; it gets nothing of the data. */
  report?: Report;
  /** After how many seconds without an answer to its starter the database is ended and started again; 30 when left out. */
  stallSeconds?: number;
}

export interface EmbeddedMongo {
  /**
   * A `mongodb://` URI without a database name: `mongoose.connect(uri, { dbName: 'school' })`, or
   * `` `${uri}/school` ``. It stays the same when the database is started again.
   */
  uri: string;
  /** The process number of the database now; it changes when the database is started again. */
  readonly pid: number;
  /** Finishes the answers that were begun, closes connections and store, and frees the folder. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a MongoDB-compatible server on a data folder, in a process of its own. It is started again when it ends or hangs, and
 * ends by itself, undamaged, when this process is gone.
 *
 * @returns the URI to connect to, once the server accepts connections, and a function that stops it
 * @throws DataFolderInUseError when another process, or an earlier start in this one, owns the folder
 * @throws StoreNotWholeError when the folder's data is damaged; nothing has been written to it then
 * @throws Error when the folder cannot be used, was written by a newer version, or the port is taken
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, port, report = () => undefined, stallSeconds = 30 } = options;
  return keepRunning({ dataDir, address: port }, stallSeconds, report);
}
