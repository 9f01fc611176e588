import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/** Kept free for transactions that remove more than they put, so that a full disk can be cleared. */
const reserve = 1024 * 1024;
const step = 1024 * 1024;
/** More than this behind the last page is given back. */
const surplus = 64 * 1024 * 1024;

const zeros = Buffer.alloc(64 * 1024);

/**
 * Takes space on the disk before LMDB writes there. A full disk, a quota or a limit so shows here, where it is an
 * error like any other; inside LMDB's commit the same error can end the process (its text overruns a buffer).
 */
export class Room {
  private readonly handle: number;
  private size: number;
  private used = 0;
  private entries = 0;
  /** Where each entry changes a page of its own, and the one that leads to it. */
  private apart = 0;
  /** Where all entries are new, in pages that were split and are at worst a third full. */
  private dense = 0;

  constructor(
    path: string,
    private readonly pageSize: number,
  ) {
    this.handle = openSync(path, 'r+');
    this.size = fstatSync(this.handle).size;
  }

  /** @param lastPage the last page in use before the transaction */
  begin(lastPage: number): void {
    this.used = (lastPage + 1) * this.pageSize;
    this.entries = this.apart = this.dense = 0;
    if (this.size - this.used < surplus) return;
    this.size = this.used + reserve;
    ftruncateSync(this.handle, this.size);
  }

  put(length: number): void {
    this.entries += 1;
    this.apart += (Math.ceil(length / this.pageSize) + 1) * this.pageSize;
    this.dense += 3 * (length + 16);
    this.grow(this.needed());
  }

  remove(): void {
    this.entries -= 1;
    this.apart += this.pageSize;
    this.grow(this.needed());
  }

  /** Before the commit. @throws Error ENOSPC and alike where the transaction would use up the reserve */
  end(): void {
    if (this.entries > 1) this.grow(this.needed() + reserve);
  }

  close(): void {
    closeSync(this.handle);
  }

  /** However many entries change, each page in use is written anew only once. */
  private needed(): number {
    return this.used + Math.min(this.apart, this.used + this.dense);
  }

  private grow(size: number): void {
    if (this.size >= size) return;
    try {
      for (const end = size + step; this.size < end;)
        this.size += writeSync(this.handle, zeros, 0, Math.min(zeros.length, end - this.size), this.size);
    } catch (error) {
      // What there is may do, without the step.
      if (this.size < size) throw error;
    }
  }
}
