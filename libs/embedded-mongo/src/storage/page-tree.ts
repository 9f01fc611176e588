import { type Leaf, type Meta, PageFault, type PageFile, type Tree } from './page-file';
import type { Range } from './store';

const byBytes = (a: Buffer, b: Buffer): number => a.compare(b);

/** Which pages of a file are spoken for. */
export class UsedPages {
  private readonly marks: Uint8Array;

  constructor(private readonly lastPage: number) {
    this.marks = new Uint8Array(Math.min(lastPage, 2 ** 32) + 1);
  }

  has(page: number): boolean {
    return this.marks[page] === 1;
  }

  /** @throws PageFault for a page that is out of bounds or marked already */
  mark(page: number, pages = 1): void {
    if (!(page >= 2 && page + pages - 1 <= this.lastPage))
      throw new PageFault(page, 'is out of the store’s bounds');
    for (let at = page; at < page + pages; at += 1) {
      if (this.marks[at] === 1) throw new PageFault(at, 'is used twice');
      this.marks[at] = 1;
    }
  }
}

export interface Walk extends Partial<Range> {
  /** Told of what cannot be read, which is then left out; without it that is thrown. */
  fault?: (error: PageFault) => void;
  used?: UsedPages;
  /** The order of keys, where it is not that of their bytes. */
  compare?: (a: Buffer, b: Buffer) => number;
}

/** What a walk has passed; after a whole one the same as the tree's own figures. */
export interface Passed {
  branches: number;
  leaves: number;
  overflows: number;
  entries: number;
}

/**
 * The entries of a tree, page by page, in the order of their keys: all of them, or those of a range.
 *
 * @throws PageFault where nothing is told of them
 */
export function* walkTree(file: PageFile, tree: Tree, walk: Walk, passed?: Passed): Generator<Leaf[]> {
  const { start, end, reverse, fault, used, compare = byBytes } = walk;
  const report = (error: unknown): void => {
    if (!fault || !(error instanceof PageFault)) throw error;
    fault(error);
  };

  /** @param low,high the keys that lead to a page: from the one on, below the other */
  function* visit(page: number, depth: number, low?: Buffer, high?: Buffer): Generator<Leaf[]> {
    if (depth === tree.depth) {
      const found = file.leaves(
        page,
        (first, pages) => {
          used?.mark(first, pages);
          if (passed) passed.overflows += pages;
        },
        fault && report,
      );
      inOrder(page, found, low, high);
      if (passed) {
        passed.leaves += 1;
        passed.entries += found.length;
      }
      const wanted = found.filter(
        ({ key }) => (!start || compare(key, start) >= 0) && (!end || compare(key, end) < 0),
      );
      yield reverse ? wanted.reverse() : wanted;
      return;
    }
    const children = file.branches(page);
    if (children.length < 2) throw new PageFault(page, 'has too few branches');
    inOrder(page, children.slice(1), low, high);
    if (passed) passed.branches += 1;
    const parts = children.map(({ key, child }, at) => ({
      child,
      from: at === 0 ? low : key,
      to: children[at + 1]?.key ?? high,
    }));
    for (const { child, from, to } of reverse ? parts.reverse() : parts) {
      if ((start && to && compare(to, start) <= 0) || (end && from && compare(from, end) >= 0)) continue;
      try {
        used?.mark(child);
        yield* visit(child, depth + 1, from, to);
      } catch (error) {
        report(error);
      }
    }
  }

  function inOrder(page: number, nodes: { key: Buffer }[], low?: Buffer, high?: Buffer): void {
    let last: Buffer | undefined;
    for (const { key } of nodes) {
      if (
        (last && compare(last, key) >= 0) ||
        (low && compare(key, low) < 0) ||
        (high && compare(key, high) >= 0)
      )
        throw new PageFault(page, 'has keys that are not in order');
      last = key;
    }
  }

  if (tree.root === undefined) return;
  try {
    used?.mark(tree.root);
    yield* visit(tree.root, 1);
  } catch (error) {
    report(error);
  }
}

/** The keys of the tree of free pages are the numbers of transactions. */
const byNumber = (a: Buffer, b: Buffer): number =>
  a.length !== 8 || b.length !== 8 ? 0 : Number(a.readBigUInt64LE() - b.readBigUInt64LE());

/** The tree of free pages, as `walkTree` walks the other one. @throws PageFault where nothing is told of them */
export const walkFreeTree = (file: PageFile, { free }: Meta, walk: Walk = {}, passed?: Passed) =>
  walkTree(file, free, { ...walk, compare: byNumber }, passed);

/** Marks the pages of the tree of free pages, and those that it lists: LMDB writes to them next. */
export function markFreePages(file: PageFile, meta: Meta, used: UsedPages, fault: Walk['fault']): Passed {
  const passed: Passed = { branches: 0, leaves: 0, overflows: 0, entries: 0 };
  for (const found of walkFreeTree(file, meta, { used, ...(fault && { fault }) }, passed))
    for (const { value } of found)
      for (const [page, pages] of freeBlocks(value))
        try {
          used.mark(page, pages);
        } catch (error) {
          if (!fault || !(error instanceof PageFault)) throw error;
          fault(new PageFault(page, 'is listed as free and is not, or is out of bounds'));
        }
  return passed;
}

/** A list of pages: how long it is, then numbers of pages, or a negative length and the first page of a block. */
function freeBlocks(list: Buffer): [page: number, pages: number][] {
  const blocks: [number, number][] = [];
  const length = Math.min(Number(list.readBigUInt64LE()), list.length / 8 - 1);
  for (let at = 1; at <= length; at += 1) {
    const entry = Number(list.readBigInt64LE(8 * at));
    if (entry > 0) blocks.push([entry, 1]);
    if (entry >= 0) continue;
    at += 1;
    if (at <= length) blocks.push([Number(list.readBigInt64LE(8 * at)), -entry]);
  }
  return blocks;
}
