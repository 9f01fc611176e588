import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DamagedStoreError } from './damage';

/**
 * The pages of LMDB's file (format 2 of lmdb-js), read without LMDB: it follows a wrong page number wherever that leads,
 * also out of the file, which ends the process. Here each number and length is compared with its bounds first.
 */
export const header = { page: 0, transaction: 8, flags: 18, lower: 20, upper: 22, pages: 20 } as const;
export const headerSize = 24;
export const nodeHeaderSize = 8;
const metaSize = 144;

export const kind = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const;
/** Notes that LMDB makes for itself while a page is in memory. */
export const lasting = 0x1fff;

const magic = 0xbeefc0de;
const version = 2;
export const isBig = 1;
/** A big value's place: its first page, its transaction and how many pages it has. */
export const bigLength = 24;
/** MongoDB's limit for a document, with room to spare. */
export const maxValue = 32 * 1024 * 1024;
const noPage = 0xffff_ffff_ffff_ffffn;

/** One of LMDB's trees as a meta page describes it. */
export interface Tree {
  depth: number;
  branches: number;
  leaves: number;
  overflows: number;
  entries: number;
  /** `undefined` for an empty one. */
  root: number | undefined;
}

/** The state after one transaction. */
export interface Meta {
  transaction: number;
  pageSize: number;
  lastPage: number;
  free: Tree;
  main: Tree;
}

export interface Leaf {
  key: Buffer;
  value: Buffer;
}

export interface Branch {
  key: Buffer;
  child: number;
}

/** Something in a page that LMDB would not have written. */
export class PageFault extends DamagedStoreError {
  constructor(
    readonly page: number,
    reason: string,
  ) {
    super(undefined, `page ${page} ${reason}`);
    this.name = 'PageFault';
  }
}

const even = (length: number): number => length + (length & 1);
const number = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

function readTree(bytes: Buffer, at: number): Tree {
  const [branches = 0, leaves = 0, overflows = 0, entries = 0] = [8, 16, 24, 32].map((offset) =>
    number(bytes, at + offset),
  );
  const isEmpty = bytes.readBigUInt64LE(at + 40) === noPage;
  const root = isEmpty ? undefined : number(bytes, at + 40);
  return { depth: bytes.readUInt16LE(at + 6), branches, leaves, overflows, entries, root };
}

export class PageFile {
  private readonly handle: number;
  readonly pageSize: number;
  /** Of the last two transactions, the newer one first; only those that can be read. */
  readonly metas: Meta[];
  /** What is wrong with the others. */
  readonly metaFaults: PageFault[];

  /**
   * @param mayLackMetas opens it also where both pages of the last transactions are damaged
   * @throws PageFault where the file does not begin as a store of LMDB does
   */
  constructor(path: string, mayLackMetas = false) {
    this.handle = openSync(path, 'r');
    try {
      const sizes = [4096, 8192, 16384, 32768, 65536, 2048, 1024, 512];
      const first = this.readStable(0);
      const said = first.readUInt32LE(headerSize + 24);
      // Where the first page is damaged, the second one stands at one of these places.
      const candidates = sizes.includes(said) ? [said] : sizes;
      const { metas, faults } = this.readMetas(candidates);
      this.metas = metas;
      this.metaFaults = faults;
      this.pageSize =
        this.metas.length === 0 && mayLackMetas ? this.likelyPageSize(sizes) : this.newest.pageSize;
      this.compareMetas();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** The state after the last transaction. @throws PageFault */
  get newest(): Meta {
    const [newest] = this.metas;
    if (!newest) throw new PageFault(0, 'does not begin as a store does');
    return newest;
  }

  /** That by which most pages say their own number. */
  private likelyPageSize(sizes: number[]): number {
    const bytes = Buffer.alloc(8);
    const fits = (size: number) =>
      Array.from({ length: 200 }, (_, at) => at + 2).filter(
        (page) => readSync(this.handle, bytes, 0, 8, page * size) === 8 && number(bytes, 0) === page,
      ).length;
    return sizes.map((size) => ({ size, fits: fits(size) })).reduce((a, b) => (b.fits > a.fits ? b : a)).size;
  }

  /** Transaction N stands on page N % 2, and the one before it on the other page. */
  private compareMetas(): void {
    const [newer, older] = this.metas;
    if (newer && older && newer.transaction > 1 && newer.transaction !== older.transaction + 1)
      this.metaFaults.push(new PageFault(0, 'or page 1 has the number of another transaction'));
  }

  /** Both pages, the newer one first, and again where a writer was at work between them. */
  private readMetas(sizes: number[]): { metas: Meta[]; faults: PageFault[] } {
    for (let last = ''; ;) {
      const faults: PageFault[] = [];
      const found = sizes.flatMap((size) =>
        [0, size].flatMap((at, page): Meta[] => {
          try {
            return [this.readMeta(at, page, size)];
          } catch (error) {
            if (!(error instanceof PageFault)) throw error;
            faults.push(error);
            return [];
          }
        }),
      );
      const numbers = found.map(({ transaction }) => transaction).join();
      if (numbers === last) return { metas: found.sort((a, b) => b.transaction - a.transaction), faults };
      last = numbers;
    }
  }

  /** The same bytes twice: a writer may be at work on them. */
  private readStable(at: number): Buffer {
    for (let last = Buffer.alloc(0); ;) {
      const bytes = Buffer.alloc(headerSize + metaSize);
      readSync(this.handle, bytes, 0, bytes.length, at);
      if (bytes.equals(last)) return bytes;
      last = bytes;
    }
  }

  private readMeta(at: number, page: number, pageSize: number): Meta {
    const bytes = this.readStable(at);
    if ((bytes.readUInt16LE(header.flags) & kind.meta) === 0 || bytes.readUInt32LE(headerSize) !== magic)
      throw new PageFault(page, 'is not the page of a transaction');
    if ((bytes.readUInt32LE(headerSize + 4) & 0xffff) !== version)
      throw new PageFault(page, 'is of another version of LMDB');
    const [free, main] = [headerSize + 24, headerSize + 72];
    const transaction = number(bytes, headerSize + 128);
    if (bytes.readUInt32LE(free) !== pageSize) throw new PageFault(page, 'says another size of pages');
    if (transaction > 1 && transaction % 2 !== page)
      throw new PageFault(page, 'has the number of another transaction');
    const lastPage = number(bytes, headerSize + 120);
    return { transaction, pageSize, lastPage, free: readTree(bytes, free), main: readTree(bytes, main) };
  }

  /** How many whole pages the file has. */
  get length(): number {
    return Math.floor(fstatSync(this.handle).size / this.pageSize);
  }

  close(): void {
    closeSync(this.handle);
  }

  /** Bytes of pages, whatever they are; `undefined` where the file does not have all of them. */
  bytesAt(page: number, length = this.pageSize): Buffer | undefined {
    if (!(page >= 0 && page < this.length)) return undefined;
    const bytes = Buffer.allocUnsafeSlow(length);
    return readSync(this.handle, bytes, 0, length, page * this.pageSize) === length ? bytes : undefined;
  }

  /** @throws PageFault */
  private read(page: number, pages: number): Buffer {
    const at = page * this.pageSize;
    if (!(page + pages <= 2 ** 40 / this.pageSize) || pages * this.pageSize > maxValue)
      throw new PageFault(page, 'is out of bounds');
    const bytes = Buffer.allocUnsafeSlow(pages * this.pageSize);
    if (readSync(this.handle, bytes, 0, bytes.length, at) < bytes.length)
      throw new PageFault(page, 'is not in the file');
    if (bytes.readBigUInt64LE(header.page) !== BigInt(page))
      throw new PageFault(page, 'says that it is another one');
    return bytes;
  }

  /** What leads to other pages. @throws PageFault */
  branches(page: number): Branch[] {
    const bytes = this.read(page, 1);
    return this.nodes(page, bytes, kind.branch).map(({ at, keyLength }) => ({
      key: bytes.subarray(at + nodeHeaderSize, at + nodeHeaderSize + keyLength),
      child: bytes.readUInt32LE(at) + bytes.readUInt16LE(at + 4) * 2 ** 32,
    }));
  }

  /**
   * What is stored in a page of entries; big values are read from pages of their own.
   *
   * @param overflow told of those pages before they are read
   * @param fault told of a big value that cannot be read, which is left out; without it that is thrown
   * @throws PageFault
   */
  leaves(
    page: number,
    overflow: (first: number, pages: number) => void = () => undefined,
    fault?: (error: PageFault) => void,
  ): Leaf[] {
    const bytes = this.read(page, 1);
    return this.nodes(page, bytes, kind.leaf).flatMap(({ at, keyLength }) => {
      const length = bytes.readUInt32LE(at);
      const start = at + nodeHeaderSize + keyLength;
      const key = bytes.subarray(at + nodeHeaderSize, start);
      if (bytes.readUInt16LE(at + 4) !== isBig)
        return [{ key, value: bytes.subarray(start, start + length) }];
      try {
        const [first, pages] = [number(bytes, start), number(bytes, start + 16)];
        // A shorter value may stand in the pages of the one before it.
        const needed = Math.ceil((headerSize + length) / this.pageSize);
        if (pages < needed) throw new PageFault(page, 'has an entry that is longer than its pages');
        overflow(first, pages);
        const value = this.read(first, needed);
        if ((value.readUInt16LE(header.flags) & lasting) !== kind.overflow)
          throw new PageFault(first, 'is not the beginning of a long value');
        if (value.readUInt32LE(header.pages) !== pages)
          throw new PageFault(first, 'says another number of pages');
        return [{ key, value: value.subarray(headerSize, headerSize + length) }];
      } catch (error) {
        if (!fault || !(error instanceof PageFault)) throw error;
        fault(error);
        return [];
      }
    });
  }

  private nodes(page: number, bytes: Buffer, wanted: number): { at: number; keyLength: number }[] {
    if ((bytes.readUInt16LE(header.flags) & lasting) !== wanted)
      throw new PageFault(page, `is not a page of ${wanted === kind.leaf ? 'entries' : 'branches'}`);
    const [lower, upper] = [bytes.readUInt16LE(header.lower), bytes.readUInt16LE(header.upper)];
    if (lower % 2 !== 0 || lower > upper || headerSize + upper > this.pageSize)
      throw new PageFault(page, 'has wrong bounds');
    let filled = 0;
    const nodes = Array.from({ length: lower / 2 }, (_, index) => {
      const at = headerSize + bytes.readUInt16LE(headerSize + 2 * index);
      if (at < headerSize + upper || at + nodeHeaderSize > this.pageSize)
        throw new PageFault(page, 'has an entry out of its bounds');
      const keyLength = bytes.readUInt16LE(at + 6);
      const nodeFlags = wanted === kind.leaf ? bytes.readUInt16LE(at + 4) : 0;
      if (nodeFlags > isBig) throw new PageFault(page, 'has an entry of an unknown kind');
      const inPage = nodeFlags === isBig ? bigLength : bytes.readUInt32LE(at);
      const length = nodeHeaderSize + keyLength + (wanted === kind.leaf ? inPage : 0);
      if (at + length > this.pageSize) throw new PageFault(page, 'has an entry out of its bounds');
      filled += even(length);
      return { at, keyLength };
    });
    if (filled !== this.pageSize - headerSize - upper)
      throw new PageFault(page, 'has entries that do not fill it');
    return nodes;
  }
}
