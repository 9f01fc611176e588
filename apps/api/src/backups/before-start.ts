import { join } from 'node:path';
import { backupName, schoolDate } from '@school/domain';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/** The database to back up before a change to all stored data, and the file of the backup. */
async function backupBefore(kind: 'format' | 'migration', number: number, settings: Settings, now: Date) {
  const folder = new BackupFolder(settings);
  // If this fails, the backup reports it, provided that one is needed.
  await folder.prepare().catch(() => undefined);
  return {
    dataDir: join(settings.DATA_DIR, 'database'),
    file: folder.fileOf(backupName({ day: schoolDate(now), before: { kind, number } })),
    passphraseFile: settings.BACKUP_PASSPHRASE_FILE,
  };
}

/**
 * Prepares the backups before the database starts: checks the passphrase, and backs up a database whose stored format this
 * start changes.
 * @returns the file of that backup, if one was needed
 * @throws Error with a sentence when the database must not be started
 */
export async function backupBeforeStart(settings: Settings, now: Date): Promise<string | undefined> {
  const { backupBeforeUpgrade, formatVersion, readPassphrase } = await import('@school/embedded-mongo');
  if (settings.BACKUP_PASSPHRASE_FILE !== undefined) readPassphrase(settings.BACKUP_PASSPHRASE_FILE);
  const backup = await backupBefore('format', formatVersion, settings, now);
  return (await backupBeforeUpgrade(backup)) ? backup.file : undefined;
}

/**
 * Makes a backup of the running database before a migration changes its documents.
 * @returns its file
 * @throws Error with a sentence when none can be made
 */
export async function backupBeforeMigration(settings: Settings, number: number, now: Date): Promise<string> {
  const { backupApart } = await import('@school/embedded-mongo');
  const backup = await backupBefore('migration', number, settings, now);
  await backupApart(backup);
  return backup.file;
}
