import { Decimal128, serialize } from 'bson';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encode } from '../src/bson/encode';
import { doc, integer, isDoc, RawDoc, type Doc, type Value } from '../src/bson/values';
import { CommandError } from '../src/errors';
import { Executor } from '../src/net/executor';
import { WorkMemory } from '../src/query/work-memory';
import { DamagedStoreError } from '../src/storage/store';
import { DiskFullError } from '../src/storage/free-space';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';

describe('a clock that is set', () => {
  it('neither ends nor prolongs the life of an idle cursor', async () => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    let [clock, elapsed] = [1_000_000_000_000, 0];
    vi.spyOn(Date, 'now').mockImplementation(() => clock);
    const executor = new Executor(store, () => elapsed);
    const run = (command: Record<string, Value>): Promise<Doc> =>
      executor.run(doc({ ...command, $db: 'x' }), 1);
    await run({ insert: 'c', documents: [doc({}), doc({}), doc({})] });
    const opened = (await run({ find: 'c', batchSize: integer(1) })).get('cursor') as Doc;
    const next = async () =>
      (await run({ getMore: opened.get('id') ?? null, collection: 'c', batchSize: integer(1) })).get('ok');
    clock += 3_600_000;
    await executor.housekeeping();
    expect(await next()).toBe(1);
    elapsed += 3_600_000;
    await executor.housekeeping();
    expect(await next()).toBe(0);
    vi.restoreAllMocks();
    await store.close();
  });
});

describe('documents that come as bytes', () => {
  const bytesOf = (document: Record<string, Value>) => encode(doc(document));
  /** The elements of an array are named by their position, whatever names the client sent. */
  const otherNames = Buffer.from(bytesOf({ _id: 1, a: ['x'] }));
  otherNames[otherNames.indexOf(Buffer.from('0\0'))] = '7'.charCodeAt(0);

  it.each<[string, Buffer, kept: boolean]>([
    ['are stored as they came', bytesOf({ _id: 1, name: 'Asha' }), true],
    ['are stored as they came, also where others write them otherwise', otherNames, true],
    ['get their _id to the front', bytesOf({ name: 'Asha', _id: 1 }), false],
    ['get an _id', bytesOf({ name: 'Asha' }), false],
  ])('%s', async (_, bytes, isKept) => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    const executor = new Executor(store);
    const run = (command: Record<string, Value>) => executor.run(doc({ ...command, $db: 'x' }), 1);
    expect((await run({ insert: 'c', documents: [new RawDoc(bytes)] })).get('n')).toEqual(integer(1));
    const cursor = (await run({ find: 'c' })).get('cursor');
    const [stored] = (isDoc(cursor) ? cursor.get('firstBatch') : []) as RawDoc[];
    expect(stored?.bytes.equals(bytes)).toBe(isKept);
    await store.close();
  });

  it('are read when it is their turn: one that is none, or of types that nothing stores, is refused alone', async () => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    const executor = new Executor(store);
    const foreign = Buffer.from(serialize({ _id: 3, price: Decimal128.fromString('1.5') }));
    const documents = [bytesOf({ _id: 1 }), Buffer.from('nonsense'), bytesOf({ _id: 2 }), foreign];
    const reply = await executor.run(
      doc({ insert: 'c', documents: documents.map((bytes) => new RawDoc(bytes)), ordered: false, $db: 'x' }),
      1,
    );
    const refused = reply.get('writeErrors') as Doc[];
    expect(reply.get('n')).toEqual(integer(2));
    expect(refused.flatMap((one) => [one.get('index'), one.get('code')])).toEqual(
      [1, 22, 3, 238].map(integer),
    );
    await store.close();
  });
});

describe('what a sort holds in memory', () => {
  const megabyte = 1024 * 1024;
  const hasRoomFor = (megabytes: number[]): boolean => {
    const stages = megabytes.map(() => new WorkMemory('Sort'));
    try {
      stages.forEach((stage, at) => stage.grow((megabytes[at] ?? 0) * megabyte));
      return true;
    } catch {
      return false;
    } finally {
      for (const stage of stages) stage.release();
    }
  };

  it.each<[string, end: 'kill' | 'fail', batchSize: number]>([
    ['a clerk leaves the page before its first rows are there', 'fail', 101],
    ['a long list is given up while its next rows are read', 'kill', 1],
    ['a clerk leaves a long list while its next rows are read', 'fail', 1],
  ])('is free again when %s', async (_, end, batchSize) => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    const executor = new Executor(store);
    const text = 'x'.repeat(megabyte);
    await executor.run(doc({ insert: 'c', documents: [doc({ text }), doc({ text })], $db: 'x' }), 1);
    let cursors: Value[] = [];
    /** There is room to begin, but none for the first document read. */
    const full = {
      take: (bytes: number) => bytes !== 0 && bytes % (16 * megabyte) === 0,
      wait: async () => {
        if (end === 'fail') throw new CommandError(279, 'the client has gone');
        await executor.run(doc({ killCursors: 'c', cursors, $db: 'x' }), 2);
      },
    };
    const find = doc({ find: 'c', sort: doc({ text: 1 }), batchSize: integer(batchSize), $db: 'x' });
    const found = await executor.run(find, 1, batchSize === 1 ? undefined : full);
    if (batchSize === 1) {
      cursors = [(found.get('cursor') as Doc).get('id') ?? null];
      expect(hasRoomFor([85, 85, 85])).toBe(false);
      await executor.run(doc({ getMore: cursors[0], collection: 'c', $db: 'x' }), 1, full);
    }
    expect(hasRoomFor([85, 85, 85])).toBe(true);
    await store.close();
  });
});

describe('a full disk', () => {
  it('refuses the writes of the group, stores nothing of them, and leaves the store good', async () => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    let isFull = false;
    const failing = {
      ...store,
      transaction: <T>(change: () => T): T =>
        store.transaction(() => {
          const result = change();
          if (isFull) throw new Error('ENOSPC: no space left on device');
          return result;
        }),
    };
    const executor = new Executor(failing);
    const insert = (n: number) =>
      executor.run(doc({ insert: 'c', documents: [doc({ n: integer(n) })], $db: 'x' }), 1);
    expect((await insert(1)).get('ok')).toBe(1);
    isFull = true;
    const refused = await Promise.all([insert(2), insert(3)]);
    expect(refused.map((reply) => reply.get('code'))).toEqual([integer(14031), integer(14031)]);
    isFull = false;
    expect((await insert(4)).get('ok')).toBe(1);
    const counted = await executor.run(
      doc({ count: 'c', query: doc({ n: doc({ $gt: integer(0) }) }), $db: 'x' }),
      1,
    );
    expect(counted.get('n')).toEqual(integer(2));
    await store.close();
  });
});

it('damage is called damage also when the disk is full', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
  let isFull = false;
  const executor = new Executor({
    ...store,
    get: (key) => {
      if (isFull) throw new DamagedStoreError(key);
      return store.get(key);
    },
    range: (range) => {
      if (isFull) throw new DamagedStoreError(range.start);
      return store.range(range);
    },
    transaction: (change) => {
      if (isFull) throw new DiskFullError(0, 1);
      return store.transaction(change);
    },
  });
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  await run({ insert: 'c', documents: [doc({ a: integer(1) })] });
  isFull = true;
  const found = await run({ find: 'c', filter: doc({ a: integer(1) }) });
  expect([found.get('ok'), found.get('code')]).toEqual([0, integer(301)]);
  await store.close();
});

it('damage of the catalogue, met after a transaction that failed, is answered, and nothing is read past it', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
  let isDamaged = false;
  const executor = new Executor({
    ...store,
    range: (range) => {
      if (isDamaged) throw new DamagedStoreError(undefined, 'LMDB cannot follow its pages');
      return store.range(range);
    },
    transaction: (change) => {
      if (isDamaged) throw new DamagedStoreError(undefined, 'LMDB cannot follow its pages');
      return store.transaction(change);
    },
  });
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  const insert = () => run({ insert: 'c', documents: [doc({ a: integer(1) })] });
  await insert();
  isDamaged = true;
  const refused = await Promise.all([insert(), insert()]);
  isDamaged = false;
  const replies = [...refused, await run({ find: 'c' }), await insert()];
  expect(replies.map((reply) => reply.get('code'))).toEqual(Array(4).fill(integer(301)));
  await executor.housekeeping();
  await store.close();
});

describe('writes of desks that are answered together', () => {
  it.each<[string, patience: number, transactions: number]>([
    ['share the next transaction too, though one desk is a moment later', 0, 1],
    ['do not wait for a desk that stays away', 1, 2],
  ])('%s', async (_, step, transactions) => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    let [elapsed, count] = [0, 0];
    const counting: Store = { ...store, transaction: (change) => (count++, store.transaction(change)) };
    const executor = new Executor(counting, () => (elapsed += step));
    const insert = () => executor.run(doc({ insert: 'c', documents: [doc({})], $db: 'x' }), 1);
    await Promise.all([insert(), insert()]);
    count = 0;
    const first = insert();
    await nextTurn();
    await nextTurn();
    await Promise.all([first, insert()]);
    expect(count).toBe(transactions);
    await store.close();
  });
});
