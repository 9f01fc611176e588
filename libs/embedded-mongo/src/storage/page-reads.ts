import type { Meta, PageFile } from './page-file';
import { walkTree } from './page-tree';
import type { Entry, Range, Store } from './store';

/** Reads a store's file without LMDB, as it was after a transaction. @throws PageFault from all of them */
export function pageReads(file: PageFile, { main }: Meta): Pick<Store, 'get' | 'range' | 'count'> {
  function* range({ limit = Infinity, ...walk }: Range): Generator<Entry> {
    let given = 0;
    for (const found of walkTree(file, main, walk))
      for (const entry of found) {
        if (given === limit) return;
        given += 1;
        yield entry;
      }
  }
  return {
    range,
    get: (key) => {
      const [found] = range({ start: key, end: Buffer.concat([key, Buffer.of(0)]) });
      return found?.value;
    },
    count: (stretch) => {
      let entries = 0;
      for (const found of walkTree(file, main, stretch)) entries += found.length;
      return entries;
    },
  };
}
