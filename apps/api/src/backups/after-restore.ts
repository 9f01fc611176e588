import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { textOf } from '../settings/made-once';
import type { Settings } from '../settings/settings';
import { BackupFolder, RESTORE_MARK } from './backup-folder';

/** A file beside the backups, which a restore leaves in place: it lists the restores so far, one line each. */
const RESTORES = 'restores';

/**
 * Does the work that is needed after a backup was restored, once; a start that is killed in between does it again.
 * @param work receives the ids of all restores, the current one last; the restored data may not know some of them
 */
export async function afterRestore(
  settings: Settings,
  work: (restores: readonly string[]) => Promise<void>,
): Promise<void> {
  const mark = join(settings.DATA_DIR, RESTORE_MARK);
  const restore = await textOf(mark);
  if (restore === undefined) return;
  await work([...(await restoresBefore(restore, settings)), restore]);
  await rm(mark);
}

/** Notes a restore. @returns the earlier ones, as far as the backups' disk can be read */
async function restoresBefore(restore: string, settings: Settings): Promise<readonly string[]> {
  const folder = new BackupFolder(settings);
  const file = folder.fileOf(RESTORES);
  const text = (await textOf(file).catch(() => undefined)) ?? '';
  const knownRestores = text.split('\n').filter((line) => line !== '');
  const note = () => appendFile(file, `${restore}\n`, { flush: true });
  if (!knownRestores.includes(restore))
    await folder
      .prepare()
      .then(note)
      .catch(() => undefined);
  return knownRestores.filter((one) => one !== restore);
}
