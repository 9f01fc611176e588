import { existsSync, renameSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkStore } from '../check/check-store';
import { StoreNotWholeError } from '../errors';
import { plainly } from '../storage/disk-faults';
import { freeBytesAt, inMegabytes } from '../storage/free-space';
import { storeFile } from '../storage/layout';
import { openSnapshot } from '../storage/snapshot';
import { syncFolder } from '../storage/sync-folder';
import type { Watch } from '../watch';
import { isBackup } from './backup-file';
import { type CollectionCount, eachRecord, readRecords, recordsOf, writeRecords } from './records';
import { unfinished } from './unfinished';

export interface BackupTask {
  /** The data folder of `startEmbeddedMongo`; a server may be running on it. */
  dataDir: string;
  /** The file to make. An existing backup is replaced once the new one is complete. */
  file: string;
  passphraseFile?: string | undefined;
}

export interface BackupOptions extends Watch, Omit<BackupTask, 'passphraseFile'> {
  passphrase?: string | undefined;
}

/**
 * Checks all of a data folder, as it is at this moment, writes it into one file, and reads that back to compare it. Only then
 * does the file get its name. Its date is the moment from before the data was read: what is written later is younger.
 *
 * @throws StoreNotWholeError or DamagedStoreError when the data is damaged: an existing backup stays
 * @throws Error when there is no database, the file's name is taken by something else, or the disk fails
 */
export async function writeBackup(options: BackupOptions): Promise<CollectionCount[]> {
  const { passphrase } = options;
  const file = resolve(options.file);
  const folder = dirname(file);
  if (!existsSync(join(options.dataDir, storeFile)))
    throw new Error(`There is no database in ${options.dataDir}.`);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (existsSync(file) && !(statSync(file).isFile() && (await isBackup(file))))
    throw new Error(`${file} is there already and is no backup; choose another name.`);
  const make = async (draft: string) => {
    const begun = new Date();
    const written = await writeDraft(draft, options);
    const read = await eachRecord(readRecords(draft, passphrase), { signal: options.signal });
    if (JSON.stringify(read) !== JSON.stringify(written))
      throw new Error(`${file} could not be written: what was read back is not what was stored.`);
    try {
      utimesSync(draft, begun, begun);
    } catch {
      // A stick may belong to another user of the PC, who alone may date its files: this one keeps its own date.
    }
    renameSync(draft, file);
    syncFolder(folder);
    options.progress?.(1);
    return read;
  };
  try {
    expectRoom(folder, options.dataDir);
    return await unfinished(folder, '.backup', make);
  } catch (error) {
    throw plainly(error, folder);
  }
}

/** How many bytes stay free on the database's disk when the backup is on the same disk. */
const spare = 64 * 1024 * 1024;

/** Makes sure that a backup leaves the database room to write. @throws Error when there is too little */
function expectRoom(folder: string, dataDir: string): void {
  const store = statSync(join(dataDir, storeFile));
  if (statSync(folder).dev !== store.dev) return;
  const [needed, free] = [store.size + spare, freeBytesAt(folder)];
  if (free < needed)
    throw new Error(
      `There is too little room for a backup in ${folder}: ${inMegabytes(needed)} are needed, ${inMegabytes(free)} are free.`,
    );
}

type Progress = Watch['progress'];

const half = (progress: Progress, from: number): Progress =>
  progress && ((done) => progress(Math.min(0.99, from + done / 2)));

/** @throws StoreNotWholeError where anything in the store was changed, or could not be restored */
async function writeDraft(draft: string, { dataDir, signal, progress, passphrase }: BackupOptions) {
  const store = await openSnapshot(dataDir);
  try {
    const { problems } = await checkStore(store, { signal, progress: half(progress, 0) });
    if (problems.length > 0) throw new StoreNotWholeError(dataDir, problems);
    const watch = { signal, progress: half(progress, 0.5) };
    return await writeRecords(draft, recordsOf(store), watch, passphrase);
  } finally {
    await store.close();
  }
}
