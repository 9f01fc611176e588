import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A larger disk is the machine's own, which must not be filled. */
const largest = 1024 * 1024 * 1024;

const block = Buffer.alloc(64 * 1024, 1);

/** The file system of the data, if it is small enough to be filled. */
export class SmallDisk {
  readonly isSmall: boolean;
  private readonly times: { from: number; until: number }[] = [];
  private readonly ballast: string;

  constructor(private readonly folder: string) {
    const { blocks, bsize } = statfsSync(folder);
    this.isSmall = blocks * bsize < largest;
    this.ballast = join(folder, 'ballast');
  }

  /** Fills the disk up to this many megabytes. */
  fill(left: number): void {
    if (!this.isSmall) return;
    this.times.push({ from: performance.now(), until: Infinity });
    const handle = openSync(this.ballast, 'a');
    try {
      while (this.free() > left * 1024 * 1024) writeSync(handle, block);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(handle);
    }
  }

  private free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  empty(): void {
    rmSync(this.ballast, { force: true });
    const last = this.times.at(-1);
    if (last) last.until = Math.min(last.until, performance.now());
  }

  get isFull(): boolean {
    return this.times.at(-1)?.until === Infinity;
  }

  wasFull(from: number, until: number): boolean {
    return this.times.some((time) => time.from <= until && time.until >= from);
  }
}
