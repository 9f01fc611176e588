import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rowKey, rowsOf } from '../src/storage/keys';
import { openStore } from '../src/storage/open-store';
import { RestartNeededError, type Store } from '../src/storage/store';
import { forgetNewest } from './forget-newest';
import { newFolder } from './running-server';

/** Scans keep what they have read while others write. */
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
    const before = store.range(rowsOf(1));
    write(length, 2);
    write(length, 3);
    const after = store.range(rowsOf(1));
    const rows = Array.from({ length: 20 }, (_item, at) => rowKey(1, at + 1));
    for (const [entries, fill] of [[before, 1] as const, [after, 3] as const]) {
      expect(entries.map(({ key }) => key.toString('hex'))).toEqual(rows.map((key) => key.toString('hex')));
      expect(entries.every(({ value }) => value.equals(Buffer.alloc(length, fill)))).toBe(true);
    }
  });
});

it('the files are for their owner alone, also those that an older version left open to all', async () => {
  const folder = newFolder();
  const modes = () => readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
  await openStore(folder).close();
  expect(modes()).toEqual(modes().map(() => 0o600));
  for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
  await openStore(folder).close();
  expect(modes()).toEqual(modes().map(() => 0o600));
  rmSync(folder, { recursive: true, force: true });
});

it('nothing takes the place of a transaction that a program which opened the store beside its owner makes LMDB forget', async () => {
  const folder = newFolder();
  const store = openStore(folder);
  const write = (to: Store, row: number) =>
    to.transaction(() => to.put(rowKey(1, row), Buffer.alloc(10, row)));
  for (const row of [1, 2, 3]) write(store, row);
  store.transaction(() => undefined);
  write(store, 4);
  forgetNewest(folder);
  for (const row of [5, 6]) expect(() => write(store, row)).toThrow(RestartNeededError);
  await store.close();

  const again = openStore(folder);
  write(again, 7);
  expect(again.range(rowsOf(1)).map(({ value }) => value[0])).toEqual([1, 2, 3, 4, 7]);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a start is not made on top of an older state either', async () => {
  const folder = newFolder();
  const first = openStore(folder);
  for (const row of [1, 2]) first.transaction(() => first.put(rowKey(1, row), Buffer.of(row)));
  await first.close();
  const store = openStore(folder);
  forgetNewest(folder);
  expect(() => store.transaction(() => store.put(rowKey(1, 3), Buffer.of(3)))).toThrow(RestartNeededError);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('after a transaction that LMDB gives up nothing of it is stored, and the next process goes on', async () => {
  const folder = newFolder();
  const store = openStore(folder);
  store.transaction(() => store.put(rowKey(1, 1), Buffer.of(1)));
  // The error of LMDB when its list of free pages was wrong (seen once, when a large store had just been opened).
  const givenUp = Object.assign(new Error('MDB_BAD_TXN: reserved freelist had a data entry'), {
    code: -30782,
  });
  const giveUp = () =>
    store.transaction(() => {
      store.put(rowKey(1, 2), Buffer.of(2));
      throw givenUp;
    });
  expect(giveUp).toThrow(RestartNeededError);
  expect(() => store.transaction(() => undefined)).toThrow('Nothing was stored');
  await store.close();

  const again = openStore(folder);
  again.transaction(() => again.put(rowKey(1, 3), Buffer.of(3)));
  expect(again.range(rowsOf(1)).map(({ value }) => value[0])).toEqual([1, 3]);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});
