export { migrateFrom, migrateTo, type MigrateOptions } from './migrate/migrate';
export { showProgress, stopSignal } from './watch';
