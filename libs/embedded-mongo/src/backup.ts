export { backupApart } from './apart/apart';
export { restoreBackup, type RestoreOptions } from './backup/restore-backup';
export { showProgress, stopSignal } from './watch';
export { readPassphrase } from './backup/passphrase';
