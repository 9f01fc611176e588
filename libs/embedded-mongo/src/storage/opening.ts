import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unless } from '../errors';
import { DamagedStoreError } from './damage';
import { livingOwner } from './ownership';
import { PageFile } from './page-file';
import { pageReads } from './page-reads';
import { storeFile } from './store';
import { contentOf } from './sums';

/**
 * Whoever opens a store sets LMDB's number of the newest transaction to what the file said a moment before. So a process
 * that opens one beside its owner asks it to rest meanwhile: a file in the folder asks, and another name of it answers.
 */
const asking = /^opening-.+\.asked$/;
const resting = /^opening-.+\.resting$/;

/** How long an owner rests for one that does not say that it has opened the store, in milliseconds. */
const longestRest = 2000;

/** How long somebody waits for an owner that does not answer, in milliseconds. */
const patience = 3000;

const lookEvery = 10;

/**
 * For the owner, between two transactions: lets those go on that ask to open the store.
 *
 * @returns whether somebody opens it now, so that no transaction may begin before the next look
 */
export function letOthersOpen(folder: string): boolean {
  const isOpening = (name: string): boolean => {
    const path = join(folder, name);
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file) return false;
    if (Math.abs(Date.now() - file.mtimeMs) > longestRest) {
      rmSync(path, { force: true });
      return false;
    }
    // It may have lost its patience at this moment.
    return resting.test(name) || isDone(() => renameSync(path, path.replace(/asked$/, 'resting')));
  };
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => asking.test(name) || resting.test(name))
    .map(isOpening)
    .includes(true);
}

/** Opens a store, of which another process may be the owner: that one makes no transaction meanwhile. */
export async function besideOwner<T>(folder: string, open: () => T): Promise<T> {
  if (!hasOwner(folder)) return open();
  const name = join(folder, `opening-${process.pid}-${performance.now()}`);
  const [asked, rests] = [`${name}.asked`, `${name}.resting`];
  // A disk that takes no file does not keep anybody from reading.
  const hasAsked = isDone(() => writeFileSync(asked, '', { mode: 0o600 }));
  try {
    const end = performance.now() + (hasAsked ? patience : 0);
    while (!existsSync(rests) && performance.now() < end) await pause(lookEvery);
    return open();
  } finally {
    for (const path of [asked, rests]) rmSync(path, { force: true });
  }
}

function isDone(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Whether a process that runs owns the store of a folder, read without LMDB; one that cannot be told counts. */
function hasOwner(folder: string): boolean {
  const path = join(folder, storeFile);
  if (!existsSync(path)) return false;
  const file = unless(DamagedStoreError, () => new PageFile(path));
  if (!file) return false;
  try {
    const { get } = pageReads(file, file.newest);
    const content = (key: Buffer) => {
      const stored = get(key);
      return stored && contentOf(key, stored, true);
    };
    return livingOwner({ get: content }) !== undefined;
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error;
    return true;
  } finally {
    file.close();
  }
}
