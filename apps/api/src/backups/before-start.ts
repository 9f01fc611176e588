import { join } from 'node:path';
import { backupName, schoolDate, type NamedBackup } from '@school/domain';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/** The folder of the backups, prepared. If that fails, the backup reports it, provided that one is needed. */
async function preparedFolder(settings: Settings): Promise<BackupFolder> {
  const folder = new BackupFolder(settings);
  await folder.prepare().catch(() => undefined);
  return folder;
}

/** The database to back up before a change to all stored data, and the file of the backup. */
const backupBefore = (
  change: NonNullable<NamedBackup['before']>,
  folder: BackupFolder,
  settings: Settings,
  now: Date,
) => ({
  dataDir: join(settings.DATA_DIR, 'database'),
  file: folder.fileOf(backupName({ day: schoolDate(now), before: change })),
  passphraseFile: settings.BACKUP_PASSPHRASE_FILE,
});

/**
 * Prepares the backups before the database starts: checks the passphrase, and backs up a database whose stored format this
 * start changes.
 * @returns the file of that backup, if one was needed
 * @throws Error with a sentence when the database must not be started
 */
export async function backupBeforeStart(settings: Settings, now: Date): Promise<string | undefined> {
  const { backupBeforeUpgrade, formatVersion, readPassphrase } = await import('@school/embedded-mongo');
  if (settings.BACKUP_PASSPHRASE_FILE !== undefined) readPassphrase(settings.BACKUP_PASSPHRASE_FILE);
  const folder = await preparedFolder(settings);
  const backup = backupBefore({ kind: 'format', number: formatVersion }, folder, settings, now);
  return (await backupBeforeUpgrade(backup)) ? backup.file : undefined;
}

/**
 * Makes a backup of the running database before a migration changes its documents.
 * @returns its file
 * @throws Error with a sentence when none can be made
 */
export async function backupBeforeMigration(settings: Settings, number: number, now: Date): Promise<string> {
  const { backupApart } = await import('@school/embedded-mongo');
  const folder = await preparedFolder(settings);
  await folder.expectOwn();
  const backup = backupBefore({ kind: 'migration', number }, folder, settings, now);
  await backupApart(backup);
  return backup.file;
}
