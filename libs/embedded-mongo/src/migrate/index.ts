export { migrateFrom, migrateTo, type MigrateOptions } from './migrate';
export type { MovedCollection } from './copy';
export { showProgress } from '../backup/terminal';
