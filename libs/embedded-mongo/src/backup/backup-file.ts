import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { isSealed, openSealed, seal, sealedMagic } from './encryption';

/** The first bytes of a backup that is not encrypted; an encrypted one contains such a backup as a whole. */
export const magic = Buffer.from('school embedded-mongo backup\n');

/** Bytes between flushes: a single flush at the end would make the database wait with its own, on the same disk. */
const flushEvery = 8 * 1024 * 1024;

/**
 * Makes a new file that only its owner can read, as it holds personal data.
 *
 * @param passphrase encrypts everything; nothing reaches the disk unencrypted
 * @returns functions that write to the file and close it; a complete file is on the disk before it is closed
 */
export function createBackupFile(path: string, passphrase?: string) {
  const handle = openSync(path, 'wx', 0o600);
  let unflushed = 0;
  const store = (bytes: Buffer) => {
    for (let offset = 0; offset < bytes.length;) offset += writeSync(handle, bytes, offset);
    unflushed += bytes.length;
    if (unflushed < flushEvery) return;
    fdatasyncSync(handle);
    unflushed = 0;
  };
  const sealed = passphrase === undefined ? undefined : seal(store, passphrase);
  return {
    write: (bytes: Buffer) => (sealed ? sealed.write(bytes) : store(bytes)),
    close: (isWhole: boolean) => {
      try {
        if (!isWhole) return;
        sealed?.end();
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}

/**
 * @returns functions that read bytes (as many as there are, 0 at the end) and that close the file
 * @throws Error when it is encrypted and the passphrase is missing or wrong, and from reading bytes that were changed
 */
export function openBackupFile(path: string, passphrase?: string) {
  const handle = openSync(path, 'r');
  try {
    const read = isSealed(handle)
      ? openSealed(handle, path, passphrase)
      : (target: Buffer) => readSync(handle, target);
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
    return [magic, sealedMagic].some((signature) => start.subarray(0, signature.length).equals(signature));
  } finally {
    await file.close();
  }
}
