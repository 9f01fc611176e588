import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DamagedStoreError } from '../storage/damage';
import { snapshotBeside } from '../storage/opening';
import { storeFile } from '../storage/store';
import { type CheckOptions, checkStore, type StoreReport } from './check-store';

export { type CheckOptions, checkStore, type StoreReport } from './check-store';
export { showProgress, stopSignal } from '../backup/watch';

/**
 * Checks the store in the data folder of `startEmbeddedMongo`, as it is at this moment; a server may be running on it.
 *
 * @throws Error when there is no store
 */
export async function checkFolder(dataDir: string, options: CheckOptions = {}): Promise<StoreReport> {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, storeFile))) throw new Error(`There is no database in ${folder}.`);
  try {
    const snapshot = await snapshotBeside(folder);
    return await checkStore(snapshot, options).finally(() => snapshot.close());
  } catch (error) {
    if (!(error instanceof DamagedStoreError) && !isRefusedByEngine(error)) throw error;
    const problems = [error.message];
    return { pages: 0, documents: 0, entries: 0, collections: [], problems, looked: 0 };
  }
}

/** What LMDB says of a file that is none of its own. */
const isRefusedByEngine = (error: unknown): error is Error =>
  error instanceof Error && /MDB_(INVALID|VERSION_MISMATCH|CORRUPTED)/.test(error.message);
