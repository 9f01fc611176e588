import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stored } from './documents';
import { Fault } from './fault';
import { readFolder } from './folder';
import { type ClientModel, hashOf, keyOf } from './model';
import { notOfOneMoment, passed } from './moment';
import type { Random } from './random';
import { backUp, restore } from './tasks';

export interface BackupSource {
  dataDir: string;
  /** The folder for backups and for restored data. */
  workDir: string;
  models: readonly ClientModel[];
  isOver: () => boolean;
  onBackup: (outcome: 'compared' | 'killed') => void;
}

/** The percentage of backups that are killed, at any time, even before they read anything. */
const killed = 40;

const collectionsWithOwners = (name: string): boolean => name !== 'counters';

/** The documents of each client in a copy of everything, as hashes. */
function copiesOf(models: readonly ClientModel[], documents: ReadonlyMap<string, readonly Stored[]>) {
  const copies = models.map(() => new Map<string, bigint>());
  for (const [collection, stored] of documents)
    for (const document of collectionsWithOwners(collection) ? stored : [])
      copies[document.owner]?.set(keyOf(collection, document._id), hashOf(collection, document));
  return copies;
}

/** Makes one backup after the other while all the others write; some are killed, whole ones are restored and compared. */
export async function backUpWithoutPause(random: Random, source: BackupSource): Promise<void> {
  while (!source.isOver()) await backUpOnce(random, source);
}

/** Makes a backup that may be killed; a whole one is restored and compared. @throws Fault */
async function backUpOnce(random: Random, source: BackupSource): Promise<void> {
  const { dataDir, models, onBackup, workDir } = source;
  const file = join(workDir, 'school.backup');
  const killAt = random.chance(killed) ? random.between(30, 900) : undefined;
  const from = performance.now();
  const { code, errors } = await backUp(dataDir, file, killAt);
  const until = performance.now();
  if (code === null) {
    onBackup('killed');
    return;
  }
  if (code !== 0) throw new Fault(`a backup failed: ${errors}`);
  const documents = await restored(file, join(workDir, 'restored'));
  await passed(models, until);
  const wrong = notOfOneMoment(models, copiesOf(models, documents), { from, until });
  if (wrong) throw new Fault(`a backup is not what was there at one moment: ${wrong}`);
  onBackup('compared');
}

/** The content of a backup, read from the store restored from it. */
export async function restored(file: string, folder: string): Promise<Map<string, Stored[]>> {
  rmSync(folder, { recursive: true, force: true });
  const { code, errors } = await restore(file, folder);
  if (code !== 0) throw new Fault(`a backup could not be restored: ${errors}`);
  return readFolder(join(folder, 'database'));
}
