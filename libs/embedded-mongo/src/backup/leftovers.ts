import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../storage/ownership';

/** The name of something unfinished, with the number of the process that works on it. */
export const unfinished = (name: string): string => `${name}.${process.pid}.part`;

/** The process that works on something unfinished of this name, or `undefined` when an entry is something else. */
export function workerOn(name: string, entry: string): number | undefined {
  if (!entry.startsWith(`${name}.`)) return undefined;
  const [, pid] = /^(\d+)\.part$/.exec(entry.slice(name.length + 1)) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

/** Takes away what a killed process left; what a living one works on stays. */
export function sweepLeftovers(folder: string, name: string): void {
  for (const entry of readdirSync(folder)) {
    const pid = workerOn(name, entry);
    if (pid !== undefined && !(pid !== process.pid && isAlive(pid)))
      rmSync(join(folder, entry), { recursive: true, force: true });
  }
}
