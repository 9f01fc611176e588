import { closeSync, constants, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { lastTransactionFile } from './layout';

const numberLength = 6;
const length = numberLength + 4;

/**
 * The number of the store's last transaction, in a file beside it: LMDB has it in only one page, and takes an older state if that
 * page has a lower number. Written, but not flushed, after a transaction is on disk, so a power cut may leave it behind.
 */
export class LastTransaction {
  private readonly bytes = Buffer.alloc(length);
  private handle: number | undefined;

  constructor(folder: string) {
    this.handle = openSync(join(folder, lastTransactionFile), constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  write(number: number): void {
    if (this.handle === undefined) return;
    this.bytes.writeUIntBE(number, 0, numberLength);
    this.bytes.writeUInt32BE(crc32(this.bytes.subarray(0, numberLength)), numberLength);
    try {
      writeSync(this.handle, this.bytes, 0, length, 0);
    } catch {
      // The transaction is stored, so it counts as done.
    }
  }

  /** Like LMDB's `close`: a second call does nothing. */
  close(): void {
    const { handle } = this;
    this.handle = undefined;
    if (handle === undefined) return;
    try {
      fdatasyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}

/** The number in the file of a folder; 0 where there is none, as in a folder of an earlier version. */
export function lastTransactionOf(folder: string): number {
  try {
    const bytes = readFileSync(join(folder, lastTransactionFile));
    const number = bytes.subarray(0, numberLength);
    return crc32(number) === bytes.readUInt32BE(numberLength) ? number.readUIntBE(0, numberLength) : 0;
  } catch {
    return 0;
  }
}
