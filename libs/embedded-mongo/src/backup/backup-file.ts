import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { isSealed, openSealed, seal, sealedMagic } from './encryption';

/** How a backup begins that is not encrypted; an encrypted one holds all of such a one. */
export const magic = Buffer.from('school embedded-mongo backup\n');

/** One flush of all at the end would keep the database waiting with its own, on the same disk; in bytes. */
const flushEvery = 8 * 1024 * 1024;

/**
 * Makes a new file that only its owner can read, as it holds personal data.
 *
 * @param passphrase encrypts what is written; nothing of it comes to the disk in plain
 * @returns what writes to it, and what closes it; where it is whole, all of it is on the disk first
 */
export function createBackupFile(path: string, passphrase?: string) {
  const handle = openSync(path, 'wx', 0o600);
  let unflushed = 0;
  const store = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
    unflushed += bytes.length;
    if (unflushed < flushEvery) return;
    fdatasyncSync(handle);
    unflushed = 0;
  };
  const sealed = passphrase === undefined ? undefined : seal(store, passphrase);
  return {
    write: (bytes: Buffer) => (sealed ? sealed.write(bytes) : store(bytes)),
    close: (whole: boolean) => {
      try {
        if (!whole) return;
        sealed?.end();
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}

/**
 * @returns what reads bytes of it, as many as there are, 0 at the end, and what closes it
 * @throws Error when it is encrypted and there is no passphrase, or another one, and from reading what was not written
 */
export function openBackupFile(path: string, passphrase?: string) {
  const handle = openSync(path, 'r');
  try {
    const read = isSealed(handle)
      ? openSealed(handle, path, passphrase)
      : (into: Buffer) => readSync(handle, into);
    return { read, close: () => closeSync(handle) };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

export async function isBackup(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(Math.max(magic.length, sealedMagic.length));
    await file.read(start, 0, start.length, 0);
    return [magic, sealedMagic].some((begin) => start.subarray(0, begin.length).equals(begin));
  } finally {
    await file.close();
  }
}
