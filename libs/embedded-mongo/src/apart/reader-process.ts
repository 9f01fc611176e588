import { constants, setPriority } from 'node:os';
import { readPassphrase } from '../backup/passphrase';
import { writeBackup } from '../backup/write-backup';
import { checkFolderHere } from '../check/check-folder';
import { StoreNotWholeError } from '../errors';
import { storedFormat } from '../storage/stored-format';
import { DamagedStoreError } from '../storage/store';
import { textOf } from '../storage/disk-faults';
import { formatVersion } from '../storage/format-version';
import type { Task, ReaderMessage } from './apart';

/** The process of `apart`: it reads a store for one task and ends. */

// Not the lowest: a busy PC would hardly let it finish, and while it runs the store's file grows.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const controller = new AbortController();

// A Ctrl-C in the terminal reaches this process too, but only the process that started it decides when it stops.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);

process.on('disconnect', () => controller.abort(new Error('Stopped.')));

const send = (message: ReaderMessage, done?: () => void): void => {
  if (process.connected) process.send?.(message, undefined, {}, done);
  else done?.();
};

async function run(task: Task): Promise<ReaderMessage> {
  const { signal } = controller;
  const { dataDir } = task;
  const progress = (done: number) => send({ progress: done });
  if (task.kind === 'check') return { report: await checkFolderHere(dataDir, { signal, progress }) };
  const { file, passphraseFile, onlyBeforeUpgrade } = task;
  if (onlyBeforeUpgrade && ((await storedFormat(dataDir)) ?? formatVersion) >= formatVersion)
    return { isNotNeeded: true };
  const passphrase = passphraseFile === undefined ? undefined : readPassphrase(passphraseFile);
  return { counts: await writeBackup({ dataDir, file, passphrase, signal, progress }) };
}

process.once('message', (task) => {
  void run(task as Task)
    .catch((error: unknown): ReaderMessage => {
      const sentence = textOf(error);
      if (error instanceof StoreNotWholeError) return { sentence, problems: error.problems };
      return error instanceof DamagedStoreError ? { sentence, problems: [sentence] } : { sentence };
    })
    // A normal exit ends Node.js's own threads first, and has waited for them for ever. All work is done here.
    .then((message) => send(message, () => process.kill(process.pid, 'SIGKILL')));
});
