import { isDatabaseDamaged } from '../database/database-damaged';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/**
 * The steps to take on an error that reports damaged data of the built-in database.
 * @returns sentences with the newest backup and the commands; empty for another error, or for a database elsewhere
 */
export async function howToRestore(error: unknown, settings: Settings, now: Date): Promise<string> {
  if (settings.MONGODB_URI !== undefined || !isDatabaseDamaged(error)) return '';
  const folder = new BackupFolder(settings);
  const backups = await folder.list(now).catch(() => []);
  const newest = backups.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0];
  const whatToRestore = newest
    ? `the newest backup: npm run restore -- ${folder.fileOf(newest.name)}`
    : 'a backup: npm run restore -- FILE';
  return `Move everything in ${settings.DATA_DIR} except its backups to another folder, and restore ${whatToRestore}`;
}
