export { writeBackup, type BackupOptions } from './write-backup';
export { restoreBackup, type RestoreOptions } from './restore-backup';
export { showProgress, stopSignal } from './watch';
export { readPassphrase } from './passphrase';
export { salvage, type SalvageOptions } from '../salvage/salvage';
