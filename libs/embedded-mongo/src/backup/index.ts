export { writeBackup, type BackupOptions } from './write-backup';
export { restoreBackup, type RestoreOptions } from './restore-backup';
export type { CollectionCount } from './read-backup';
export { showProgress, stopSignal } from './terminal';
