import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreNotWholeError, unless } from '../errors';
import { Catalog } from '../storage/catalog';
import { DamagedStoreError } from '../storage/damage';
import { checkFile } from '../storage/file-check';
import { ownerOf } from '../storage/ownership';
import { snapshotBeside } from '../storage/opening';
import { storeFile } from '../storage/store';
import { checkStore } from './check-store';

/** How long a start may look through the store after an unclean end, in milliseconds. */
const longestLook = 1000;

/**
 * Looks at a store before LMDB does and before anything is written to it: at its beginning and its catalogue, and after
 * an end that left the owner's name in it at every page and checksum for as long as a start may take.
 *
 * @throws StoreNotWholeError
 */
export async function expectWholeStart(folder: string): Promise<void> {
  const file = join(folder, storeFile);
  // An empty file is a new store: a start leaves one that is killed before it has written anything.
  if (!existsSync(file) || statSync(file).size === 0) return;
  const problems = await problemsOf(folder).catch((error: unknown) => {
    if (error instanceof DamagedStoreError) return [error.message];
    throw error;
  });
  if (problems.length > 0) throw new StoreNotWholeError(folder, problems);
}

async function problemsOf(folder: string): Promise<readonly string[]> {
  // What is no store at all, or was cut short, has sentences of its own.
  checkFile(join(folder, storeFile));
  const snapshot = await snapshotBeside(folder);
  try {
    if (ownerOf(snapshot) === undefined && unless(DamagedStoreError, () => new Catalog(snapshot))) return [];
    return (await checkStore(snapshot, { quick: longestLook })).problems;
  } finally {
    await snapshot.close();
  }
}
