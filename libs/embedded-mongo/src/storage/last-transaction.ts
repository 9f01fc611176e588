import { closeSync, constants, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { lastTransactionFile } from './layout';

const numberLength = 6;
const length = numberLength + 4;

/**
 * The number of the store's last transaction, in a file beside it: LMDB has it in one page alone, and takes the state before
 * where that page says less. Written once a transaction is on disk and not flushed, so after a power cut it may be behind.
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
      // The transaction is stored, and its answer is what counts.
    }
  }

  /** As LMDB's: another time does nothing. */
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

/** What the file of a folder says; 0 where it says nothing, as in a folder of an earlier version. */
export function lastTransactionOf(folder: string): number {
  try {
    const bytes = readFileSync(join(folder, lastTransactionFile));
    const number = bytes.subarray(0, numberLength);
    return bytes.length === length && crc32(number) === bytes.readUInt32BE(numberLength)
      ? number.readUIntBE(0, numberLength)
      : 0;
  } catch {
    return 0;
  }
}
