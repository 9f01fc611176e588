import { constants, setPriority } from 'node:os';
import { type BackupTask, patience, type Told } from './apart';
import { readPassphrase } from './passphrase';
import { writeBackup } from './write-backup';

/** The process of `backupApart`: it makes one backup and ends. */
setPriority(constants.priority.PRIORITY_LOW);

const controller = new AbortController();

// A Ctrl-C in the terminal reaches this process too; when to stop, the office says or its end does.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);

process.on('disconnect', () => {
  controller.abort(new Error('Stopped.'));
  setTimeout(() => process.exit(1), patience).unref();
});

async function make({ dataDir, file, passphraseFile }: BackupTask): Promise<Told> {
  try {
    const passphrase = passphraseFile === undefined ? undefined : readPassphrase(passphraseFile);
    return { counts: await writeBackup({ dataDir, file, passphrase, signal: controller.signal }) };
  } catch (error) {
    return { sentence: error instanceof Error ? error.message : String(error) };
  }
}

process.once('message', (task) => {
  void make(task as BackupTask).then((told) => {
    if (process.connected) process.send?.(told, undefined, {}, () => process.exit(0));
    else process.exit(1);
  });
});
