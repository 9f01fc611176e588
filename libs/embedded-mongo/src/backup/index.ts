export { backupApart } from '../apart/apart';
export { restoreBackup, type RestoreOptions } from './restore-backup';
export { showProgress, stopSignal } from './watch';
export { readPassphrase } from './passphrase';
