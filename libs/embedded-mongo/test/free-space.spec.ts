import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asInteger, doc, integer, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { storeFile } from '../src/storage/layout';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const megabyte = 1024 * 1024;

describe('a disk with', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  let free: number[];
  /** The free space found at each look; the last value stays. */
  const look = () => (free.length > 1 ? free.shift() : free[0]) ?? 0;
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  const codeOf = (reply: Doc) => (reply.get('ok') === 1 ? 'stored' : asInteger(reply.get('code')));
  const row = (n: number, length: number) =>
    doc({ _id: integer(n), n: integer(n), text: 'x'.repeat(length) });
  const insert = (from: number, count: number, length = 100) =>
    run({ insert: 'c', documents: Array.from({ length: count }, (_, n) => row(from + n, length)) });
  const change = (filter: Doc, to: Value, multi = false) =>
    run({ update: 'c', updates: [doc({ q: filter, u: doc({ $set: doc({ text: to }) }), multi })] });
  const upsert = () =>
    run({
      update: 'c',
      updates: [
        doc({ q: doc({ _id: integer(9000) }), u: doc({ $set: doc({ n: integer(1) }) }), upsert: true }),
      ],
    });
  const remove = (filter: Doc) => run({ delete: 'c', deletes: [doc({ q: filter, limit: integer(0) })] });
  const index = doc({ key: doc({ text: integer(1), n: integer(1) }), name: 'text' });
  const build = () => run({ createIndexes: 'c', indexes: [index] });

  const original = newFolder();
  const open = (dataDir: string) => {
    free = [1000 * megabyte];
    store = openStore(dataDir, look);
    executor = new Executor(store);
  };
  beforeAll(async () => {
    open(original);
    for (let n = 0; n < 2000; n += 500) await insert(n, 500, 3000);
    await store.close();
  });
  beforeEach(() => {
    folder = newFolder();
    cpSync(join(original, storeFile), join(folder, storeFile));
    open(folder);
  });
  afterAll(() => rmSync(original, { recursive: true, force: true }));
  afterEach(async () => {
    await expectGoodStore(folder);
    await executor.end();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const one = doc({ _id: integer(1) });
  const stored = 'stored';
  const full = 14031;

  it.each<[string, number[], number | string, () => Promise<Doc>]>([
    ['32 MB free takes a new document', [32], stored, () => insert(5000, 1)],
    ['31 MB free takes no new document', [31], full, () => insert(5000, 1)],
    ['31 MB free takes no new index', [31], full, build],
    ['31 MB free takes no upsert', [31], full, upsert],
    ['8 MB free takes a change', [8], stored, () => change(one, 'changed')],
    ['8 MB free takes a removal', [8], stored, () => remove(one)],
    ['7 MB free takes no change', [7], full, () => change(one, 'changed')],
    ['7 MB free takes no removal', [7], full, () => remove(one)],
    ['32 MB free takes a document of 15 MB', [32], stored, () => insert(5000, 1, 15 * megabyte)],
    [
      '16 MB free does not let a document grow by 15 MB',
      [16],
      full,
      () => change(one, 'x'.repeat(15 * megabyte)),
    ],
    [
      '8 MB free changes everything, slice by slice',
      [8],
      stored,
      () => change(doc({}), 'y'.repeat(3000), true),
    ],
    ['80 MB free builds an index', [80], stored, build],
    ['less and less free stops the building of an index', [80, 60, 13], full, build],
  ])('%s', async (_, megabytes, expected, write) => {
    free = megabytes.map((size) => size * megabyte);
    const reply = await write();
    expect(codeOf(reply)).toBe(expected);
    if (expected === full)
      expect(reply.get('errmsg')).toMatch(/^the disk is full, the change was not stored: \d+ MB are free/);
  });

  it('31 MB free stores what changes and removes beside what it refuses', async () => {
    free = [31 * megabyte];
    const replies = await Promise.all([
      change(one, 'changed'),
      insert(5000, 1),
      remove(doc({ _id: integer(2) })),
    ]);
    expect(replies.map(codeOf)).toEqual([stored, full, stored]);
    expect(asInteger((await run({ count: 'c', query: doc({ text: 'changed' }) })).get('n'))).toBe(1);
    expect(asInteger((await run({ count: 'c' })).get('n'))).toBe(1999);
  });
});
