import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { storeFile } from '../src/storage/layout';

/** The place of the newest transaction's number in LMDB's lock file. */
const newestAt = 8;

/** Imitates a program that opens a store beside its owner, and has read the file before the owner's last transaction. */
export function forgetNewest(folder: string): void {
  const handle = openSync(join(folder, `${storeFile}-lock`), 'r+');
  const number = Buffer.alloc(8);
  readSync(handle, number, 0, 8, newestAt);
  number.writeBigUInt64LE(number.readBigUInt64LE() - 1n);
  writeSync(handle, number, 0, 8, newestAt);
  closeSync(handle);
}
