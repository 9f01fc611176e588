import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/** What must be free, in bytes, before a transaction begins that changes or removes. */
const floorForChanges = 8 * megabyte;
/** The same for one that adds something new; what lies between the two is kept for clearing a full disk. */
const floorForAdditions = 32 * megabyte;
/** What LMDB writes besides the pages of its tree: its lists of free pages and the page that names the roots. */
const overhead = 2 * megabyte;
/** So much is written at most before the disk is asked again; with the overhead it is less than the lower floor. */
const step = megabyte;

/** At the beginning of the pages of a long value, in bytes. */
const pageHeader = 24;
/** A change copies its leaf and the branches above it, unless they are copied already. */
const branchesPerChange = 4;

/** The disk has no room for a transaction; nothing of it was stored. */
export class DiskFullError extends Error {
  constructor(free: number, needed: number) {
    const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB`;
    super(
      `${inMegabytes(Math.max(free, 0))} are free on the database's disk, ${inMegabytes(needed)} are needed`,
    );
    this.name = 'DiskFullError';
  }
}

/** The tree as the running transaction has made it, in pages. */
export interface TreeSize {
  /** In bytes. */
  pageSize: number;
  branches: number;
  leaves: number;
  /** Those that long values have to themselves. */
  valuePages: number;
}

/**
 * How many bytes a user may still write to the file system of a file. A limit of a user or of a file's size is not in
 * it; where a file system tells no size, there is no limit.
 */
export function freeBytesAt(path: string): number {
  const { blocks, bavail, bsize } = statfsSync(path);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/**
 * Refuses a transaction that the disk may have no room for, before LMDB writes: its own error for a full disk can end
 * the process. LMDB copies each page that it changes and writes all of them at the end. So a transaction is taken to
 * write a page for all it touches, but of each kind no more than the tree has; that is more than it does write.
 */
export class FreeSpace {
  private free = 0;
  private leaves = 0;
  private valuePages = 0;
  private changes = 0;
  private checked = 0;
  private isAdding = false;
  private readonly pageSize: number;

  constructor(
    private readonly freeBytes: () => number,
    private readonly treeSize: () => TreeSize,
  ) {
    this.pageSize = treeSize().pageSize;
  }

  /** @throws DiskFullError below the floor of every transaction */
  begin(): void {
    this.leaves = this.valuePages = this.changes = this.checked = 0;
    this.isAdding = false;
    this.free = this.freeBytes();
    this.require(floorForChanges);
  }

  /** The transaction adds something new. @throws DiskFullError below the floor for that */
  add(): void {
    if (this.isAdding) return;
    this.require(floorForAdditions);
    this.isAdding = true;
  }

  /** @param length of the value in bytes; a long one has pages of its own */
  put(length: number): void {
    const isLong = length > this.pageSize / 4;
    // The leaf may have to be split.
    this.touch(2, isLong ? Math.ceil((length + pageHeader) / this.pageSize) : 0);
  }

  remove(): void {
    this.touch(1, 0);
  }

  /** Before the commit. @throws DiskFullError when a long transaction finds the disk fuller than it was */
  end(): void {
    if (this.checked > 0) this.check(0, 0);
  }

  private touch(leaves: number, valuePages: number): void {
    this.leaves += leaves;
    this.valuePages += valuePages;
    this.changes += 1;
    const written = (this.leaves + this.valuePages + this.changes * branchesPerChange) * this.pageSize;
    if (written - this.checked < step) return;
    this.checked = written;
    this.check(leaves, valuePages);
  }

  /** Asks the disk, for what was changed and for pages that the tree does not have yet. */
  private check(newLeaves: number, newValuePages: number): void {
    const tree = this.treeSize();
    const pages =
      Math.min(this.leaves, tree.leaves + newLeaves) +
      Math.min(this.valuePages, tree.valuePages + newValuePages) +
      Math.min(this.changes * branchesPerChange, tree.branches);
    this.free = this.freeBytes();
    this.require(pages * this.pageSize + overhead + step + (this.isAdding ? floorForChanges : 0));
  }

  private require(bytes: number): void {
    if (this.free < bytes) throw new DiskFullError(this.free, bytes);
  }
}
