import type { CollectionCount } from '../backup/records';
import type { BackupTask } from '../backup/write-backup';
import type { StoreReport } from '../check/check-store';

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
