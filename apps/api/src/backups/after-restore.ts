import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings';

/** What a restore leaves in the data folder: a text that tells it from other restores. */
const MARK = 'backup-restored';

/**
 * Does once what has to be done after a backup was restored; a start that is killed in between does it again.
 * @param work is given what tells this restore from others
 */
export async function afterRestore(
  { DATA_DIR }: Settings,
  work: (restore: string) => Promise<void>,
): Promise<void> {
  const mark = join(DATA_DIR, MARK);
  const restore = await readFile(mark, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (restore === undefined) return;
  await work(restore.trim());
  await rm(mark);
}
