import { rmSync } from 'node:fs';
import { encode } from '../src/bson/encode';
import { asInteger, doc, integer, isDoc, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { Catalog } from '../src/storage/catalog';
import { entriesOf, entryKey, metaKey } from '../src/storage/keys';
import { openStore, type Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const count = 3000;
const row = (n: number) => doc({ _id: integer(n), n: integer(n), tags: [`a${n}`, 'all'] });
const specs = [
  doc({ key: doc({ tags: integer(1) }), name: 'tags' }),
  doc({ key: doc({ n: integer(1) }), name: 'n', unique: true }),
];

describe('an index that is built over what is there', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  const build = () => run({ createIndexes: 'c', indexes: specs });
  const names = async () => {
    const cursor = (await run({ listIndexes: 'c' })).get('cursor');
    const batch = isDoc(cursor) ? cursor.get('firstBatch') : undefined;
    return Array.isArray(batch) ? batch.length : 0;
  };
  const entries = () => store.count({ start: entriesOf(0).start, end: entriesOf(0xfffffffe).end });
  const reopen = async () => {
    await store.close();
    store = openStore(folder);
    executor = new Executor(store);
  };

  beforeEach(async () => {
    folder = newFolder();
    store = openStore(folder);
    executor = new Executor(store);
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

  it('leaves nothing when it ends in the middle, and can be built again', async () => {
    const before = entries();
    let puts = 0;
    executor = new Executor({
      ...store,
      put: (key, value) => {
        puts += 1;
        if (puts > count) throw new Error('the process ends here');
        store.put(key, value);
      },
    });
    expect((await build()).get('ok')).toBe(0);
    expect(puts).toBeGreaterThan(count);
    await reopen();
    expect(await names()).toBe(1);
    expect(entries()).toBe(before);
    expect((await build()).get('ok')).toBe(1);
    await expectGoodStore(folder);
  });

  it('does not meet what an earlier version left of a build that did not end', async () => {
    let left = 0;
    store.transaction(() => {
      left = new Catalog(store).newId();
      store.put(metaKey('discarded'), encode(doc({ indexes: [integer(left)] })));
      for (let n = 1; n <= 100; n += 1) store.put(entryKey(left, Buffer.of(n), n), Buffer.alloc(0));
    });
    await reopen();
    expect((await build()).get('ok')).toBe(1);
    const used = new Catalog(store).of('x').flatMap(({ id, indexes }) => [id, ...indexes.map((i) => i.id)]);
    expect(used.length).toBe(4);
    expect(used).not.toContain(left);
    await expectGoodStore(folder);
  });
});
