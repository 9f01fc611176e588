import { rmSync } from 'node:fs';
import { asInteger, doc, integer, isDoc, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { entriesOf } from '../src/storage/keys';
import { openStore, type Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectConsistent } from './store-check';

const count = 3000;
const row = (n: number) => doc({ _id: integer(n), n: integer(n), tags: [`a${n}`, 'all'] });
const specs = [
  doc({ key: doc({ n: integer(1) }), name: 'n', unique: true }),
  doc({ key: doc({ tags: integer(1) }), name: 'tags' }),
];

describe('an index that is built while others work', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  const build = () => run({ createIndexes: 'c', indexes: specs });
  const update = (q: Doc, change: Record<string, Value>) =>
    run({ update: 'c', updates: [doc({ q, u: doc({ $set: doc(change) }) })] });
  const remove = (n: number) =>
    run({ delete: 'c', deletes: [doc({ q: doc({ _id: integer(n) }), limit: integer(1) })] });
  const names = async () => {
    const cursor = (await run({ listIndexes: 'c' })).get('cursor');
    const batch = isDoc(cursor) ? cursor.get('firstBatch') : undefined;
    return Array.isArray(batch) ? batch.length : 0;
  };
  const entries = () => store.count({ start: entriesOf(0).start, end: entriesOf(0xfffffffe).end });
  const open = () => {
    store = openStore(folder);
    executor = new Executor(store);
  };

  beforeEach(async () => {
    folder = newFolder();
    open();
    await run({ insert: 'c', documents: Array.from({ length: count }, (_, n) => row(n)) });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is not known before it is whole, and then holds what was written meanwhile', async () => {
    const work = { isBuilt: false };
    const isOver = () => work.isBuilt;
    const building = build().then((reply) => {
      work.isBuilt = true;
      return reply;
    });
    let meanwhile = 0;
    for (let n = 0; !isOver(); n += 1, meanwhile += 1) {
      const answers = await Promise.all([
        run({ insert: 'c', documents: [row(count + n)] }),
        update(doc({ _id: integer(count - 1 - n) }), { n: integer(-1 - n), tags: ['changed'] }),
        update(doc({ _id: integer(1000 + n) }), { tags: ['early'] }),
        remove(n),
        remove(2000 + n),
      ]);
      expect(answers.map((reply) => reply.get('ok'))).toEqual([1, 1, 1, 1, 1]);
      const known = await names();
      if (!isOver()) expect(known).toBe(1);
    }
    expect(meanwhile).toBeGreaterThan(5);
    const reply = await building;
    expect(asInteger(reply.get('numIndexesAfter'))).toBe(3);
    expect(await names()).toBe(3);
    expectConsistent(store);
  });

  it('is asked for twice at once and made once', async () => {
    const replies = await Promise.all([build(), build()]);
    expect(replies.map((reply) => asInteger(reply.get('numIndexesBefore')))).toEqual([1, 3]);
    expectConsistent(store);
  });

  it('does not refuse a write; a duplicate that comes meanwhile fails the build, and nothing stays of it', async () => {
    const before = entries();
    const building = build();
    await run({ ping: integer(1) });
    const duplicate = doc({ _id: integer(-1), n: integer(count - 1), tags: [] });
    expect((await run({ insert: 'c', documents: [duplicate] })).get('n')).toEqual(integer(1));
    const reply = await building;
    expect([reply.get('ok'), asInteger(reply.get('code'))]).toEqual([0, 11000]);
    expect(await names()).toBe(1);
    await executor.housekeeping();
    expect(entries()).toBe(before + 1);
    expectConsistent(store);
  });

  it('leaves nothing behind when the process ends in the middle, and can be built again', async () => {
    const before = entries();
    void build();
    while (entries() < before + 500) await new Promise((resolve) => setImmediate(resolve));
    await store.close();
    open();
    expect(await names()).toBe(1);
    await executor.housekeeping();
    expect(entries()).toBe(before);
    expect((await build()).get('ok')).toBe(1);
    expectConsistent(store);
  });

  it('is dropped at once; its entries go in portions', async () => {
    const before = entries();
    await build();
    expect((await run({ dropIndexes: 'c', index: '*' })).get('ok')).toBe(1);
    expect(await names()).toBe(1);
    expect(entries()).toBe(before + 3 * count);
    await executor.housekeeping();
    expect(entries()).toBe(before);
  });
});
