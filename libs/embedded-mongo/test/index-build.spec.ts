import { rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encode } from '../src/bson/encode';
import { asInteger, doc, integer, isDoc, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { Catalog } from '../src/tables/catalog';
import { readDiscarded } from '../src/storage/discarded';
import { entriesOf, entryKey, metaKey, rowsOf } from '../src/storage/keys';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const count = 600;
const row = (n: number) => doc({ _id: integer(n), n: integer(n), tags: [`a${n}`, 'all'] });
const specs = [
  doc({ key: doc({ tags: integer(1) }), name: 'tags' }),
  doc({ key: doc({ n: integer(1) }), name: 'n', unique: true }),
];

describe('an index that is built over what is there', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  let transactionsDone: number;
  let elapsed = 0;
  /** A clock by which a build takes many transactions of few documents on any machine. */
  const clock = () => (elapsed += 0.5);
  /** Whether the next transaction finds the disk full. */
  let isFull = false;
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  const build = (indexes = specs) => run({ createIndexes: 'c', indexes });
  const rows = async () => asInteger((await run({ count: 'c' })).get('n')) ?? 0;
  const names = async () => {
    const cursor = (await run({ listIndexes: 'c' })).get('cursor');
    const batch = isDoc(cursor) ? cursor.get('firstBatch') : undefined;
    return Array.isArray(batch) ? batch.length : 0;
  };
  const entries = () => store.count({ start: entriesOf(0).start, end: entriesOf(0xfffffffe).end });
  const storedRows = () => store.count({ start: rowsOf(0).start, end: rowsOf(0xfffffffe).end });
  const open = () => {
    const opened = openStore(folder);
    store = {
      ...opened,
      transaction: (change) => {
        const result = opened.transaction(() => {
          const changed = change();
          if (isFull) {
            isFull = false;
            throw new Error('ENOSPC: no space left on device');
          }
          return changed;
        });
        transactionsDone += 1;
        return result;
      },
    };
    executor = new Executor(store, clock);
  };
  const reopen = async () => {
    await executor.end();
    await store.close();
    open();
  };

  beforeEach(async () => {
    folder = newFolder();
    transactionsDone = 0;
    open();
    await run({ insert: 'c', documents: Array.from({ length: count }, (_, n) => row(n)) });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds all of it, is made once however often it is asked for, and goes with its entries', async () => {
    const before = entries();
    const replies = await Promise.all([build(), build()]);
    expect(replies.map((reply) => asInteger(reply.get('numIndexesBefore')))).toEqual([1, 3]);
    expect(replies.map((reply) => asInteger(reply.get('numIndexesAfter')))).toEqual([3, 3]);
    await run({ insert: 'c', documents: [row(count)] });
    expect(entries()).toBe(before + 3 * count + 4);
    await expectGoodStore(folder);
    expect((await run({ dropIndexes: 'c', index: '*' })).get('ok')).toBe(1);
    expect(await names()).toBe(1);
    expect(entries()).toBe(before + 1);
    await expectGoodStore(folder);
  });

  it('is refused for a duplicate, with all the others of its command, and leaves nothing', async () => {
    await run({ insert: 'c', documents: [doc({ n: integer(count - 1) })] });
    const before = entries();
    // The insert shares the transaction of the refused build, and stays.
    const [reply, inserted] = await Promise.all([build(), run({ insert: 'c', documents: [row(count)] })]);
    expect([reply.get('ok'), asInteger(reply.get('code'))]).toEqual([0, 11000]);
    expect(inserted.get('n')).toEqual(integer(1));
    expect(await names()).toBe(1);
    expect(entries()).toBe(before + 1);
    await expectGoodStore(folder);
  });

  /** Begins a build and waits for this many of its transactions. */
  const building = async (transactions: number, specs?: Doc[]) => {
    let isDone = false;
    const reply = build(specs).finally(() => (isDone = true));
    const end = transactionsDone + transactions;
    while (transactionsDone < end) await nextTurn();
    return { reply, isDone: () => isDone };
  };

  it('lets others write meanwhile, serves no query before it is whole, and then holds what they wrote', async () => {
    const { reply, isDone } = await building(2);
    const at = (n: number) => doc({ _id: integer(n) });
    for (let n = 0; n < 3; n += 1) {
      const [first, last] = [n, count - 1 - n];
      const set = doc({ $set: doc({ n: integer(count + first), tags: ['new'] }) });
      const updates = [doc({ q: at(first), u: set })];
      const changed = await run({ update: 'c', updates });
      await run({ delete: 'c', deletes: [doc({ q: at(last), limit: integer(1) })] });
      await run({ insert: 'c', documents: [row(2 * count + n)] });
      expect([asInteger(changed.get('nModified')), isDone()]).toEqual([1, false]);
    }
    expect(await names()).toBe(1);
    const explained = await run({
      explain: doc({ find: 'c', filter: doc({ n: integer(1) }) }),
      verbosity: 'queryPlanner',
    });
    expect(encode(explained).toString('latin1')).toContain('COLLSCAN');
    expect((await reply).get('ok')).toBe(1);
    expect(await names()).toBe(3);
    await expectGoodStore(folder);
  });

  it.each<[string, (last: Doc) => Promise<Doc>]>([
    ['inserts', () => run({ insert: 'c', documents: [doc({ n: integer(1) })] })],
    [
      'makes of a document that it has not met',
      (q) => run({ update: 'c', updates: [doc({ q, u: doc({ $set: doc({ n: integer(1) }) }) })] }),
    ],
  ])(
    'ends for a duplicate that another one %s meanwhile, which is no error for that one',
    async (_, write) => {
      const before = entries();
      const { reply } = await building(2);
      const written = await write(doc({ _id: integer(count - 1) }));
      expect([asInteger(written.get('n')), written.has('writeErrors')]).toEqual([1, false]);
      expect((await reply).get('code')).toEqual(integer(11000));
      expect(await names()).toBe(1);
      expect(entries() - before).toBe((await rows()) - count);
      await expectGoodStore(folder);
    },
  );

  it.each<[string, Record<string, Value>, number]>([
    ['the collection', { drop: 'c' }, 0],
    ['the database', { dropDatabase: integer(1) }, 0],
    ['one of its indexes', { dropIndexes: 'c', index: 'tags' }, count],
    ['all indexes', { dropIndexes: 'c', index: '*' }, count],
  ])('ends when %s is dropped meanwhile, and leaves nothing', async (_, drop, left) => {
    const { reply } = await building(2);
    expect((await run(drop)).get('ok')).toBe(1);
    expect((await reply).get('code')).toEqual(integer(276));
    expect([entries(), storedRows(), await rows()]).toEqual([left, left, left]);
    await expectGoodStore(folder);
  });

  it('leaves nothing after the next start when its process ends in the middle, and can be built again', async () => {
    const before = entries();
    let puts = 0;
    const put: Store['put'] = (key, value) => {
      puts += 1;
      if (puts > count) throw new Error('the process ends here');
      store.put(key, value);
    };
    executor = new Executor({ ...store, put }, clock);
    expect((await build()).get('ok')).toBe(0);
    expect(entries()).toBeGreaterThan(before);
    await reopen();
    expect(await names()).toBe(1);
    // The index is kept up to date until it is removed, so that no stale entry is ever met.
    await run({ insert: 'c', documents: [row(count)] });
    await executor.housekeeping();
    expect(entries()).toBe(before + 1);
    await expectGoodStore(folder);
    expect((await build()).get('ok')).toBe(1);
    await expectGoodStore(folder);
  });

  it.each<[string, Record<string, Value>]>([
    ['the collection', { drop: 'c' }],
    ['its indexes', { dropIndexes: 'c', index: '*' }],
  ])('goes with %s in turns with others; what a crash leaves goes at the next start', async (_, drop) => {
    await build();
    const before = entries();
    const begin = transactionsDone;
    const dropped = run(drop);
    while (transactionsDone < begin + 2) await nextTurn();
    expect((await run({ insert: 'd', documents: [row(1)] })).get('n')).toEqual(integer(1));
    const left = entries();
    expect([left > 3, left < before]).toEqual([true, true]);
    await executor.end();
    await dropped;
    await reopen();
    await expectGoodStore(folder);
    await executor.housekeeping();
    const rest = 'drop' in drop ? 1 : count + 1;
    expect([entries(), storedRows()]).toEqual([rest, rest]);
    expect(readDiscarded(store)).toEqual({ collections: [], indexes: [] });
    await expectGoodStore(folder);
  });

  it('removes what an earlier version left of a build that did not end, and uses its number no more', async () => {
    let left = 0;
    store.transaction(() => {
      left = new Catalog(store).newId();
      store.put(metaKey('discarded'), encode(doc({ indexes: [integer(left)] })));
      for (let n = 1; n <= 100; n += 1) store.put(entryKey(left, Buffer.of(n), n), Buffer.alloc(0));
    });
    await reopen();
    await executor.housekeeping();
    expect(store.count(entriesOf(left))).toBe(0);
    expect((await build()).get('ok')).toBe(1);
    const used = new Catalog(store)
      .collectionsIn('x')
      .flatMap(({ id, indexes }) => [id, ...indexes.map((i) => i.id)]);
    expect(used.length).toBe(4);
    expect(used).not.toContain(left);
    await expectGoodStore(folder);
  });

  it('is gone after the next look where a full disk ends the build', async () => {
    const before = entries();
    const begin = transactionsDone;
    const ended = run({ createIndexes: 'c', indexes: specs });
    while (transactionsDone < begin + 2) await nextTurn();
    isFull = true;
    expect(asInteger((await ended).get('code'))).toBe(14031);
    await executor.housekeeping();
    const [collection] = new Catalog(store).collectionsIn('x');
    expect([collection?.indexes.length, collection?.building.length]).toEqual([1, 0]);
    expect(entries()).toBe(before);
    await expectGoodStore(folder);
  });
});
