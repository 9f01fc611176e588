import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import { BackupFolder } from './backup-folder';

/** What a restore leaves in the data folder: a text that tells it from other restores. */
const MARK = 'backup-restored';

/** Beside the backups, which stay where they are when one is restored: what tells the restores until now, a line each. */
const RESTORES = 'restores';

/**
 * Does once what has to be done after a backup was restored; a start that is killed in between does it again.
 * @param work is given what tells the restores until this one, the last; the restored data may not know of some of them
 */
export async function afterRestore(
  settings: Settings,
  work: (restores: readonly string[]) => Promise<void>,
): Promise<void> {
  const mark = join(settings.DATA_DIR, MARK);
  const restore = (await textOf(mark))?.trim();
  if (restore === undefined) return;
  await work([...(await restoresBefore(restore, settings)), restore]);
  await rm(mark);
}

const textOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });

/** Notes a restore. @returns those before it, as far as the backups' disk is there and tells */
async function restoresBefore(restore: string, settings: Settings): Promise<readonly string[]> {
  const folder = new BackupFolder(settings);
  const file = folder.fileOf(RESTORES);
  const text = (await textOf(file).catch(() => undefined)) ?? '';
  const known = text.split('\n').filter((line) => line !== '');
  const note = () => appendFile(file, `${restore}\n`, { flush: true });
  if (!known.includes(restore))
    await folder
      .prepare()
      .then(note)
      .catch(() => undefined);
  return known.filter((one) => one !== restore);
}
