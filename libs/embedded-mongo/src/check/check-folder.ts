import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedStoreError } from '../storage/store';
import { lastTransactionOf } from '../storage/last-transaction';
import { storeFile } from '../storage/layout';
import { openSnapshot } from '../storage/snapshot';
import { type CheckOptions, checkStore, emptyReport, type StoreReport } from './check-store';

/** Checks the store of a folder in this process; a damaged store can end the process. */
export async function checkFolderHere(folder: string, options: CheckOptions = {}): Promise<StoreReport> {
  const file = join(folder, storeFile);
  // An empty file is a new store: it is left by a start that is killed before it has written anything.
  if (!existsSync(file) || statSync(file).size === 0) {
    const lastTransaction = lastTransactionOf(folder);
    return {
      ...emptyReport,
      problems: lastTransaction === 0 ? [] : [`${file} is gone, and had ${lastTransaction} transactions`],
    };
  }
  try {
    const snapshot = await openSnapshot(folder);
    return await checkStore(snapshot, options).finally(() => snapshot.close());
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error;
    return { ...emptyReport, problems: [error.message] };
  }
}
