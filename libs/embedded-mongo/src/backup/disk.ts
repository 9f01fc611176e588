import { statSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytesAt } from '../storage/free-space';
import { storeFile } from '../storage/layout';

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
  const [needed, free] = [store.size + spare, freeBytesAt(folder)];
  if (free < needed)
    throw new Error(
      `There is too little room for a backup in ${folder}: ${inMegabytes(needed)} are needed, ${inMegabytes(free)} are free.`,
    );
}
