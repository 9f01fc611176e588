import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CollectionCount } from '../backup/records';
import type { BackupTask } from '../backup/write-backup';
import { emptyReport, type StoreReport } from '../check/check-store';
import { StoreNotWholeError } from '../errors';
import { storeFile } from '../storage/layout';
import type { Watch } from '../watch';
import { damageOfEnd } from './ended-by-damage';

export type Task =
  { kind: 'check'; dataDir: string } | ({ kind: 'backup'; onlyBeforeUpgrade: boolean } & BackupTask);

export type ReaderMessage =
  | { progress: number }
  | { report: StoreReport }
  | { counts: CollectionCount[] }
  | { isNotNeeded: true }
  | { sentence: string; problems?: readonly string[] };

/** How long a process that is told to stop may take to clear up, in milliseconds: on a busy disk this takes a while. */
const patience = 10_000;

/**
 * Makes a backup as `writeBackup` does, in a process of its own with low priority: the caller's event loop stays free, and other
 * programs get the processor first. The process ends when this one ends, in whatever way, and removes what it began.
 *
 * @throws StoreNotWholeError when the data is damaged, also where that ended the process
 * @throws Error with a sentence for whoever looks after the office
 */
export async function backupApart(task: BackupTask, watch: Watch = {}): Promise<CollectionCount[]> {
  const answer = await askReader({ ...task, kind: 'backup', onlyBeforeUpgrade: false }, watch);
  return 'counts' in answer ? answer.counts : [];
}

/**
 * Makes a backup, as `backupApart` does, but only of a store that the next start brings up to `formatVersion`.
 *
 * @returns whether there is one now
 * @throws Error with a sentence when there should be one and is none
 */
export async function backupBeforeUpgrade(task: BackupTask): Promise<boolean> {
  const answer = await askReader({ ...task, kind: 'backup', onlyBeforeUpgrade: true }).catch(
    (error: unknown) => {
      // The start reports the damage, and then brings nothing up to date.
      if (error instanceof StoreNotWholeError) return undefined;
      throw error;
    },
  );
  return answer !== undefined && 'counts' in answer;
}

/** Checks the store of a folder as it is now; a server may be running on it. @throws Error when there is no store */
export async function checkFolder(dataDir: string, watch: Watch = {}): Promise<StoreReport> {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, storeFile))) throw new Error(`There is no database in ${folder}.`);
  try {
    const answer = await askReader({ kind: 'check', dataDir: folder }, watch);
    if ('report' in answer) return answer.report;
    throw new Error('The process that checks has not said what it found.');
  } catch (error) {
    if (!(error instanceof StoreNotWholeError)) throw error;
    return { ...emptyReport, problems: [...error.problems] };
  }
}

async function askReader(
  task: Task,
  { signal, progress }: Watch = {},
): Promise<Exclude<ReaderMessage, { sentence: string } | { progress: number }>> {
  signal?.throwIfAborted();
  const child = fork(join(__dirname, 'reader-process.cjs'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let killTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    if (child.connected) child.disconnect();
    killTimer = setTimeout(() => child.kill('SIGKILL'), patience);
  };
  signal?.addEventListener('abort', stop, { once: true });
  let answer: Exclude<ReaderMessage, { progress: number }> | undefined;
  child.on('message', (message: ReaderMessage) => {
    if ('progress' in message) progress?.(message.progress);
    else answer = message;
  });
  try {
    // If the process is gone already, its exit shows that.
    child.send(task, () => undefined);
    // The exit of the process can come before its last message; the channel ends after that message.
    const [[code, killer]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
      [number | null, string | null],
      unknown,
    ];
    signal?.throwIfAborted();
    const damage = answer ? undefined : damageOfEnd(code, killer);
    if (damage) throw new StoreNotWholeError(task.dataDir, damage);
    if (!answer)
      throw new Error(`The process that reads the database has ended early (${killer ?? code ?? '?'}).`);
    if (!('sentence' in answer)) return answer;
    throw answer.problems
      ? new StoreNotWholeError(task.dataDir, answer.problems)
      : new Error(answer.sentence);
  } finally {
    clearTimeout(killTimer);
    signal?.removeEventListener('abort', stop);
  }
}
