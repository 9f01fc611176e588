export { migrateFrom, migrateTo, type MigrateOptions } from './migrate';
export { showProgress, stopSignal } from '../backup/watch';
