import { join } from 'node:path';
import { backupName, schoolDate } from '@school/domain';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/** The database to back up before a change of everything that is stored, and the file of the backup. */
async function backupBefore(kind: 'format' | 'migration', number: number, settings: Settings, now: Date) {
  const folder = new BackupFolder(settings);
  // Where that fails, the backup says so, if there has to be one.
  await folder.prepare().catch(() => undefined);
  return {
    dataDir: join(settings.DATA_DIR, 'database'),
    file: folder.fileOf(backupName({ day: schoolDate(now), before: { kind, number } })),
    passphraseFile: settings.BACKUP_PASSPHRASE_FILE,
  };
}

/**
 * What the backups want before the database starts: a passphrase that can be used, and one backup of a database whose
 * stored format this start changes.
 * @returns the file of that backup, where there had to be one
 * @throws Error with a sentence when the database must not be started
 */
export async function backupBeforeStart(settings: Settings, now: Date): Promise<string | undefined> {
  const { backupBeforeUpgrade, formatVersion, readPassphrase } = await import('@school/embedded-mongo');
  if (settings.BACKUP_PASSPHRASE_FILE !== undefined) readPassphrase(settings.BACKUP_PASSPHRASE_FILE);
  const backup = await backupBefore('format', formatVersion, settings, now);
  return (await backupBeforeUpgrade(backup)) ? backup.file : undefined;
}

/**
 * Makes a backup of the database as it is before a migration changes its documents; the database runs.
 * @returns its file
 * @throws Error with a sentence when none can be made
 */
export async function backupBeforeMigration(settings: Settings, number: number, now: Date): Promise<string> {
  const { backupApart } = await import('@school/embedded-mongo');
  const backup = await backupBefore('migration', number, settings, now);
  await backupApart(backup);
  return backup.file;
}
