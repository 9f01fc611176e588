import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CollectionCount } from './records';

export interface BackupTask {
  /** The data folder of `startEmbeddedMongo`; a server may be running on it. */
  dataDir: string;
  /** The file to make. A backup that is there already is replaced once the new one is whole. */
  file: string;
  /** A file with the passphrase that encrypts the backup. */
  passphraseFile?: string | undefined;
}

/** A task as the process that works is told it. */
export type ToldTask = BackupTask & { onlyBeforeUpgrade: boolean };

/** What that process says: that the backup is called for and has begun, and at its end how it went. */
export type Told = { begun: true } | { counts: CollectionCount[] } | { sentence: string };

/** How long a process that is told to stop may take to clear up, in milliseconds. */
export const patience = 2_000;

/**
 * Makes a backup as `writeBackup` does, in a process of its own and of low priority: the caller's event loop stays free,
 * and the processor is first for others. It ends with this process, however that ends, and clears up what it began.
 *
 * @param signal stops it
 * @returns what is in the backup
 * @throws Error with a sentence for whoever looks after the office
 */
export async function backupApart(task: BackupTask, signal?: AbortSignal): Promise<CollectionCount[]> {
  return (await apart({ ...task, onlyBeforeUpgrade: false }, signal)) ?? [];
}

/**
 * Makes a backup, as `backupApart` does, of a store that the next start brings up to `formatVersion`, and of no other.
 *
 * @returns whether there is one now
 * @throws Error with a sentence when there should be one and is none
 */
export async function backupBeforeUpgrade(task: BackupTask): Promise<boolean> {
  return (await apart({ ...task, onlyBeforeUpgrade: true })) !== undefined;
}

async function apart(task: ToldTask, signal?: AbortSignal): Promise<CollectionCount[] | undefined> {
  signal?.throwIfAborted();
  const child = fork(join(__dirname, 'backup-process.cjs'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let late: NodeJS.Timeout | undefined;
  const stop = () => {
    if (child.connected) child.disconnect();
    late = setTimeout(() => child.kill('SIGKILL'), 2 * patience);
  };
  signal?.addEventListener('abort', stop, { once: true });
  let told: Told | undefined;
  child.on('message', (message: Told) => (told = message));
  try {
    // When it is gone already, its end says so.
    child.send(task, () => undefined);
    // The channel ends after its last message, which the process's end can overtake.
    const [[code, killer]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
      [number | null, string | null],
      unknown,
    ];
    signal?.throwIfAborted();
    // The end of a process that only looks at a file that is no store is no news; the start looks at it too.
    if (!told && task.onlyBeforeUpgrade) return undefined;
    if (!told || 'begun' in told)
      throw new Error(`The process that makes the backup has ended early (${killer ?? code ?? '?'}).`);
    if ('sentence' in told) throw new Error(told.sentence);
    return told.counts;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
  }
}
