import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/** The bytes that must be free before a transaction that changes or removes. */
const floorForChanges = 8 * megabyte;
/** The same for one that adds something new; the difference is kept for clearing a full disk. */
const floorForAdditions = 32 * megabyte;
/** The most bytes written before the free space is checked again. */
const step = megabyte;
/** The bytes a change may need: it copies its leaf, which may have to be split. */
const bytesPerChange = 2 * 4096;

export const inMegabytes = (bytes: number) => `${(Math.max(bytes, 0) / megabyte).toFixed(0)} MB`;

/** The disk has no room for a transaction; nothing of it was stored. */
export class DiskFullError extends Error {
  constructor(free: number, needed: number) {
    super(`${inMegabytes(free)} are free on the database's disk, ${inMegabytes(needed)} are needed`);
    this.name = 'DiskFullError';
  }
}

/**
 * The bytes that a user may still write to the file system of a file. A limit on a user or on a file's size is not considered;
 * where a file system tells no size, there is no limit.
 */
export function freeBytesAt(path: string): number {
  const { blocks, bavail, bsize } = statfsSync(path);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/**
 * Refuses a transaction that may not fit on the disk, before LMDB writes: its own error for a full disk can end the process. At
 * its end LMDB writes all pages that a transaction has changed; of the existing pages that is at most the whole file.
 */
export class FreeSpace {
  private changed = 0;
  private added = 0;
  private checked = 0;
  private isAdding = false;

  constructor(
    private readonly freeBytes: () => number,
    private readonly fileBytes: () => number,
  ) {}

  /** Begins a transaction. @throws DiskFullError below the floor of every transaction */
  begin(): void {
    this.changed = this.added = this.checked = 0;
    this.isAdding = false;
    this.require(floorForChanges);
  }

  /** Notes that the transaction adds something new. @throws DiskFullError below the floor for that */
  add(): void {
    if (this.isAdding) return;
    this.require(floorForAdditions);
    this.isAdding = true;
  }

  /** @param length of a value in bytes, 0 for a removed one */
  change(length: number): void {
    this.changed += bytesPerChange;
    this.added += length;
    const written = this.changed + this.added;
    if (written - this.checked < step) return;
    this.checked = written;
    const reserve = this.isAdding ? floorForChanges : step;
    this.require(Math.min(this.changed, this.fileBytes()) + this.added + step + reserve);
  }

  private require(bytes: number): void {
    const free = this.freeBytes();
    if (free < bytes) throw new DiskFullError(free, bytes);
  }
}
