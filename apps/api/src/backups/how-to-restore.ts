import { isDatabaseDamaged } from '../database/database-damaged';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/**
 * What to do about an error that says of the built-in database's data that it is damaged.
 * @returns sentences with the newest backup and the commands; nothing of another error, or of a database elsewhere
 */
export async function howToRestore(error: unknown, settings: Settings, now: Date): Promise<string> {
  if (settings.MONGODB_URI !== undefined || !isDatabaseDamaged(error)) return '';
  const folder = new BackupFolder(settings);
  const found = await folder.list(now).catch(() => []);
  const newest = found.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0];
  const which = newest
    ? `the newest backup: npm run restore -- ${folder.fileOf(newest.name)}`
    : 'a backup: npm run restore -- FILE';
  return `Move what is in ${settings.DATA_DIR} away, but for its backups, and restore ${which}`;
}
