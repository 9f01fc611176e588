import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isAlive } from '../process/alive';
import { gateFile, storeFile } from '../storage/layout';
import { syncFolder } from '../storage/store';
import type { Watch } from './watch';

/**
 * Makes something under a name of its own, with this process's number in it, beside the place it moves to when it is
 * whole. What is left of it goes, at once or, when this process is killed, when the next one begins.
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

/** Moves the folder of a closed store to its place, where it is after a power cut too. */
export function moveStore(from: string, to: string): void {
  for (const made of [`${storeFile}-lock`, gateFile, `${gateFile}-lock`])
    rmSync(join(from, made), { force: true });
  syncFolder(from);
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Where a database is to be made. */
export interface NewDatabase extends Watch {
  /** The folder that is to hold the database; empty but for the backups in it, or not there yet. */
  folder: string;
  /** The name of the database's own folder in it. */
  database: string;
  /** The name of the folder of backups in it. */
  backups?: string;
}

/**
 * Makes a database beside its place, where it moves last and in one step: until then the folder holds no database.
 *
 * @param name of what is unfinished
 * @param build fills the folder it is given
 * @throws Error when the folder is not empty
 */
export async function newDatabase<T>(
  options: NewDatabase,
  name: string,
  build: (built: string) => Promise<T>,
): Promise<T> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return unfinished(folder, name, async (work) => {
    const used = readdirSync(folder).find((entry) => entry !== options.backups);
    if (used !== undefined)
      throw new Error(`${folder} is not empty (${used} is in it): move away what is there first.`);
    const built = join(work, options.database);
    mkdirSync(built, { recursive: true, mode: 0o700 });
    const result = await build(built);
    moveStore(built, join(folder, options.database));
    options.progress?.(1);
    return result;
  });
}
