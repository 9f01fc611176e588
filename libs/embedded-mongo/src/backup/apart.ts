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

/** What the process that works says at its end. */
export type Told = { counts: CollectionCount[] } | { sentence: string };

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
  child.on('message', (message) => (told = message as Told));
  try {
    // When it is gone already, its end says so.
    child.send(task, () => undefined);
    // The channel ends after its last message, which the process's end can overtake.
    const [[code, killer]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
      [number | null, string | null],
      unknown,
    ];
    signal?.throwIfAborted();
    if (!told)
      throw new Error(`The process that makes the backup has ended early (${killer ?? code ?? '?'}).`);
    if ('sentence' in told) throw new Error(told.sentence);
    return told.counts;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
  }
}
