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
export function claim(store: Store, startOf = processStart): number | undefined {
  return store.transaction(() => {
    const owner = readOwner(store);
    if (owner?.pid !== undefined && isAlive(owner.pid)) {
      const start = startOf(owner.pid);
      // The number may belong to another process by now. What cannot be told counts as the owner.
      if (start === undefined || owner.start === start || owner.start === '') return owner.pid;
    }
    const [pid, starter] = [integer(process.pid), integer(process.ppid)];
    store.put(ownerKey, encode(doc({ pid, start: startOf(process.pid) ?? '', starter })));
    return undefined;
  });
}

/** Whether the process that started the owner is gone: then the owner is closing the store, and ends. */
export function isOrphaned(store: Store): boolean {
  const starter = readOwner(store)?.starter;
  return starter !== undefined && !isAlive(starter);
}

function readOwner(store: Store) {
  const record = store.get(ownerKey);
  const owner = record && decode(record);
  return (
    owner && {
      pid: asInteger(owner.get('pid')),
      start: owner.get('start'),
      starter: asInteger(owner.get('starter')),
    }
  );
}

/** The number that the owner had where it runs. */
export const ownerOf = (store: Store): number | undefined => readOwner(store)?.pid;

export const release = (store: Store): void => store.transaction(() => store.remove(ownerKey));

/** Whether a process listens on a socket; one that a dead process left takes no connection. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

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
  const run = (program: string, ...args: string[]): string | undefined =>
    execFileSync(program, args, { encoding: 'utf8', timeout: 5000 }).trim() || undefined;
  try {
    if (process.platform === 'win32')
      return run('powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`);
    if (process.platform !== 'linux') return run('ps', '-o', 'lstart=', '-p', String(pid));
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name in brackets may hold spaces; the fields after it are counted.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return undefined;
  }
}
