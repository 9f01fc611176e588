import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storeFile } from '../storage/store';

/** So much stays free on the database's disk when a backup lies there too, in bytes. */
const spare = 64 * 1024 * 1024;

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * A backup on the database's own disk must not take the room that the database needs to write.
 *
 * @throws Error when there is too little
 */
export function expectRoom(folder: string, dataDir: string): void {
  const store = statSync(join(dataDir, storeFile));
  if (statSync(folder).dev !== store.dev) return;
  const { bavail, bsize } = statfsSync(folder);
  const [needed, free] = [store.size + spare, bavail * bsize];
  if (free < needed)
    throw new Error(
      `There is too little room for a backup in ${folder}: ${inMegabytes(needed)} are needed, ${inMegabytes(free)} are free.`,
    );
}

const faults: Record<string, string> = {
  ENOSPC: 'has no room left',
  EDQUOT: 'has no room left for this user',
  EFBIG: 'takes no file of this size',
  EROFS: 'can be read only',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  ENOENT: 'is gone',
  ENODEV: 'is gone',
  ENXIO: 'is gone',
  ESTALE: 'is gone',
  EIO: 'cannot be read or written without errors',
};

/** @returns the same error, or one with a sentence about the folder where that is at fault */
export function plainly(error: unknown, folder: string): unknown {
  const fault = faults[(error as NodeJS.ErrnoException).code ?? ''];
  return fault === undefined ? error : new Error(`The folder ${folder} ${fault}.`, { cause: error });
}
