import type { CollectionCount } from '../backup/records';
import type { StoreReport } from '../check/check-store';

export interface BackupTask {
  /** The data folder of `startEmbeddedMongo`; a server may be running on it. */
  dataDir: string;
  /** The file to make. A backup that is there already is replaced once the new one is whole. */
  file: string;
  /** A file with the passphrase that encrypts the backup. */
  passphraseFile?: string | undefined;
}

/** What a process of its own reads a store for. */
export type Task =
  { kind: 'check'; dataDir: string } | ({ kind: 'backup'; onlyBeforeUpgrade: boolean } & BackupTask);

/** What that process says: how far it is, and at its end how it went. */
export type Told =
  | { progress: number }
  | { report: StoreReport }
  | { counts: CollectionCount[] }
  | { isNotNeeded: true }
  | { sentence: string; problems?: readonly string[] };

/** How long a process that is told to stop may take to clear up, in milliseconds. */
export const patience = 2_000;
