import { constants, setPriority } from 'node:os';
import { formatVersion } from '../storage/format-version';
import { storedFormat } from '../storage/format';
import { patience, type Told, type ToldTask } from './apart';
import { readPassphrase } from './passphrase';
import { writeBackup } from './write-backup';

/** The process of `apart`: it makes one backup and ends. */

// Not the lowest: a busy PC would hardly let it end, and while it runs the store's file grows.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const controller = new AbortController();

// A Ctrl-C in the terminal reaches this process too; when to stop, the office says or its end does.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);

process.on('disconnect', () => {
  controller.abort(new Error('Stopped.'));
  setTimeout(() => process.exit(1), patience).unref();
});

/** Whether the next start changes a store's format. What cannot be read is for the start to say. */
async function isBeforeUpgrade(dataDir: string): Promise<boolean> {
  const format = await storedFormat(dataDir).catch(() => undefined);
  return format !== undefined && format < formatVersion;
}

async function make({
  dataDir,
  file,
  passphraseFile,
  onlyBeforeUpgrade,
}: ToldTask): Promise<Told | undefined> {
  const { signal } = controller;
  try {
    if (onlyBeforeUpgrade && !(await isBeforeUpgrade(dataDir))) return undefined;
    process.send?.({ begun: true } satisfies Told);
    const passphrase = passphraseFile === undefined ? undefined : readPassphrase(passphraseFile);
    return { counts: await writeBackup({ dataDir, file, passphrase, signal }) };
  } catch (error) {
    return { sentence: error instanceof Error ? error.message : String(error) };
  }
}

process.once('message', (task) => {
  void make(task as ToldTask).then((told) => {
    if (told && process.connected) process.send?.(told, undefined, {}, () => process.exit(0));
    else process.exit();
  });
});
