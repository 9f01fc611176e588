import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../storage/alive';
import { gateFile, storeFile } from '../storage/layout';
import { syncFolder } from '../storage/sync-folder';

/**
 * Makes something under a name of its own, with this process's number in it, beside the place it moves to when it is complete.
 * Leftovers are removed at once or, if this process is killed, when the next one begins.
 */
export async function unfinished<T>(
  folder: string,
  name: string,
  make: (path: string) => Promise<T>,
): Promise<T> {
  for (const entry of readdirSync(folder)) {
    const pid = entry.startsWith(`${name}.`) && /^(\d+)\.part$/.exec(entry.slice(name.length + 1))?.[1];
    if (!pid || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    rmSync(join(folder, entry), { recursive: true, force: true });
  }
  const path = join(folder, `${name}.${process.pid}.part`);
  try {
    return await make(path);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

/** Moves the folder of a closed store to its place, where it stays even after a power cut. */
export function moveStore(from: string, to: string): void {
  for (const file of [`${storeFile}-lock`, gateFile, `${gateFile}-lock`])
    rmSync(join(from, file), { force: true });
  syncFolder(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}
