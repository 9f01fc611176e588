import type { Connection } from 'mongoose';
import { version } from '../package.json';
import { backupBeforeMigration } from './backups/before-start';
import { systemClock } from './common/clock';
import { silenceOf } from './database/lease';
import { rebuildDerived } from './migrations/derived';
import { feeChanges } from './migrations/fee-changes';
import { migrate } from './migrations/migrate';
import type { Migration } from './migrations/migration';
import { migrations } from './migrations/migrations';
import { referenceEnds } from './migrations/reference-ends';
import { studentKeys } from './migrations/student-keys';
import type { Log } from './logging/log';
import type { Settings } from './settings/settings';

export const BACKED_UP = 'This version changes how the data is stored. A backup from before the change';

/**
 * Runs this version's migrations of the stored documents, once for each database, and recomputes data that this version derives
 * differently. The built-in database is backed up before a migration; the owner of a MongoDB server makes its backups.
 * @throws Error with a sentence when the office must not be started
 */
export async function bringUpToDate(
  settings: Settings,
  { db }: Connection,
  say: (line: string) => void,
  log: Log,
): Promise<void> {
  if (!db) throw new Error('The connection to the database is closed.');
  const isOwn = settings.MONGODB_URI === undefined;
  const now = () => systemClock.now();
  const backup = async ({ number }: Migration) => {
    if (isOwn) say(`${BACKED_UP}: ${await backupBeforeMigration(settings, number, now())}`);
  };
  const silence = silenceOf(isOwn);
  await migrate(migrations, { db, version, log, now, silence, backup });
  await rebuildDerived([studentKeys, referenceEnds, feeChanges], { db, log, silence });
}
