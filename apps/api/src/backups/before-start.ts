import { join } from 'node:path';
import { backupName, schoolDate } from '@school/domain';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

const nameBefore = (kind: 'format' | 'migration', number: number, now: Date) =>
  backupName({ day: schoolDate(now), before: { kind, number } });

/**
 * What the backups want before the database starts: a passphrase that can be used, and one backup of a database whose
 * stored format this start changes.
 * @returns the file of that backup, where there had to be one
 * @throws Error with a sentence when the database must not be started
 */
export async function backupBeforeStart(settings: Settings, now: Date): Promise<string | undefined> {
  const { backupBeforeUpgrade, formatVersion, readPassphrase } = await import('@school/embedded-mongo');
  const passphraseFile = settings.BACKUP_PASSPHRASE_FILE;
  if (passphraseFile !== undefined) readPassphrase(passphraseFile);
  const folder = new BackupFolder(settings);
  const file = folder.fileOf(nameBefore('format', formatVersion, now));
  // Where that fails, the backup says so, if there has to be one.
  await folder.prepare().catch(() => undefined);
  const dataDir = join(settings.DATA_DIR, 'database');
  return (await backupBeforeUpgrade({ dataDir, file, passphraseFile })) ? file : undefined;
}

/**
 * Makes a backup of the database as it is before a migration changes its documents; the database runs.
 * @returns its file
 * @throws Error with a sentence when none can be made
 */
export async function backupBeforeMigration(settings: Settings, number: number, now: Date): Promise<string> {
  const { backupApart } = await import('@school/embedded-mongo');
  const folder = new BackupFolder(settings);
  const file = folder.fileOf(nameBefore('migration', number, now));
  // Where that fails, the backup says so.
  await folder.prepare().catch(() => undefined);
  const dataDir = join(settings.DATA_DIR, 'database');
  await backupApart({ dataDir, file, passphraseFile: settings.BACKUP_PASSPHRASE_FILE });
  return file;
}
