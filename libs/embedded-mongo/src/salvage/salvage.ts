import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type NewDatabase, newDatabase } from '../backup/unfinished';
import { checkFolder } from '../check/index';
import { openStore, storeFile } from '../storage/store';
import { foundInBackup } from './backup-source';
import { fillStore } from './fill';
import type { Found, SalvageReport } from './found';
import { foundInStore } from './store-source';

export interface SalvageOptions extends NewDatabase {
  /** A damaged backup of either kind, a damaged data folder, or the folder of the database in it. */
  from: string;
  /** What opens a backup that is encrypted. */
  passphrase?: string | undefined;
  /** Takes in, of a store, what only stands on pages that nothing refers to any more; see the report's `doubtful`. */
  alsoUnreferenced?: boolean;
}

/**
 * Makes a data folder from what is whole in a damaged store or backup; all indexes are made anew from the documents. What
 * is damaged is only read. The new database is built and checked beside its place, and moves there last.
 *
 * @returns what was brought and what is missing
 * @throws Error when the folder is not empty, there is nothing to salvage from, or it is in use
 */
export async function salvage(options: SalvageOptions): Promise<SalvageReport> {
  const found = foundIn(resolve(options.from), options);
  return newDatabase(options, '.salvaging', async (built) => {
    const store = openStore(built);
    const report = await fillStore(store, found, options).finally(() => store.close());
    if (report.collections.length === 0)
      throw new Error(`There is nothing in ${options.from} that could be brought.`);
    const { problems } = await checkFolder(built, options);
    if (problems[0] !== undefined) throw new Error(`What was brought could not be stored: ${problems[0]}.`);
    return report;
  });
}

function foundIn(
  from: string,
  { database, passphrase, alsoUnreferenced = false }: SalvageOptions,
): Iterable<Found | undefined> {
  if (!existsSync(from)) throw new Error(`There is no ${from}.`);
  const isStore = basename(from) === storeFile;
  if (!isStore && !statSync(from).isDirectory()) return foundInBackup(from, passphrase);
  const inside = isStore ? dirname(from) : from;
  const folder = [join(inside, database), inside].find((one) => existsSync(join(one, storeFile)));
  if (folder === undefined) throw new Error(`There is no database in ${from}.`);
  return foundInStore(join(folder, storeFile), folder, alsoUnreferenced);
}
