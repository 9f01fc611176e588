import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { asInteger, doc, integer } from '../bson/values';
import { metaKey } from './keys';
import type { Store } from './store';

const ownerKey = metaKey('owner');

/**
 * Makes this process the owner of a store. The check and the entry are one transaction of the store, which keeps out
 * other processes and ends with its process, so two starters cannot both find the folder free.
 *
 * @returns the number of the process that owns it already, or `undefined` when it is ours now
 */
export function claim(
  store: Store,
  startOf: (pid: number) => string | undefined = processStart,
): number | undefined {
  return store.transaction(() => {
    const record = store.get(ownerKey);
    const owner = record && decode(record);
    const pid = ownerOf(store);
    if (owner && pid !== undefined && isAlive(pid)) {
      const start = startOf(pid);
      // The number may belong to another process by now. What cannot be told counts as the owner.
      if (start === undefined || owner.get('start') === start || owner.get('start') === '') return pid;
    }
    store.put(ownerKey, encode(doc({ pid: integer(process.pid), start: startOf(process.pid) ?? '' })));
    return undefined;
  });
}

/** The number that the owner had where it runs. */
export function ownerOf(store: Store): number | undefined {
  const record = store.get(ownerKey);
  return record && asInteger(decode(record).get('pid'));
}

/** Whether a process listens on a socket; one that a dead process left takes no connection. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export const release = (store: Store): void => store.transaction(() => store.remove(ownerKey));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process was started, in a form that differs for a later process of the same number. */
function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
      // The name in brackets may hold spaces; the fields after it are counted.
      return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
    }
    const options = { encoding: 'utf8', timeout: 5000 } as const;
    const started =
      process.platform === 'win32'
        ? execFileSync(
            'powershell',
            ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`],
            options,
          )
        : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options);
    return started.trim() || undefined;
  } catch {
    return undefined;
  }
}
