import fs, { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rowKey, rowsOf } from '../src/storage/keys';
import { PageFile } from '../src/storage/page-file';
import { openStore, type Store, storeFile } from '../src/storage/store';
import { newFolder } from './running-server';

/** Scans hold what they read while others write. */
describe('entries of a range', () => {
  let folder: string;
  let store: Store;

  beforeEach(() => {
    folder = newFolder();
    store = openStore(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (length: number, fill: number) =>
    store.transaction(() => {
      store.adding();
      for (let row = 1; row <= 20; row += 1) store.put(rowKey(1, row), Buffer.alloc(length, fill));
    });

  it.each([
    ['nothing, as index entries are', 0],
    ['a short document', 100],
    ['one of several pages', 20_000],
    ['one of megabytes', 2_000_000],
  ])('%s: they stay as they are when the next is read and when all are changed', (_, length) => {
    write(length, 1);
    const before = [...store.range(rowsOf(1))];
    write(length, 2);
    write(length, 3);
    const after = [...store.range(rowsOf(1))];
    const rows = Array.from({ length: 20 }, (_item, at) => rowKey(1, at + 1));
    for (const [entries, fill] of [[before, 1] as const, [after, 3] as const]) {
      expect(entries.map(({ key }) => key.toString('hex'))).toEqual(rows.map((key) => key.toString('hex')));
      expect(entries.every(({ value }) => value.equals(Buffer.alloc(length, fill)))).toBe(true);
    }
  });
});

it.each([1, 2, 3, 4, 5, 6])(
  'a store is taken as whole while it is written, also when three transactions end before read %d of its beginning',
  async (between) => {
    const folder = newFolder();
    const store = openStore(folder);
    const write = (value: number) => store.transaction(() => store.put(Buffer.of(1), Buffer.of(value)));
    for (const value of [1, 2, 3]) write(value);
    const read = fs.readSync;
    let reads = 0;
    const reading = jest.spyOn(fs, 'readSync').mockImplementation((...options: unknown[]) => {
      reads += 1;
      if (reads === between) for (const value of [4, 5, 6]) write(value);
      return (read as (...given: unknown[]) => number)(...options);
    });
    const file = new PageFile(join(folder, storeFile));
    reading.mockRestore();
    expect(file.metaFaults).toEqual([]);
    file.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
