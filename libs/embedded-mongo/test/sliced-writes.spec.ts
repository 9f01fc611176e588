import { rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asInteger, doc, integer, isDoc, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const size = 1000;
const student = (n: number) =>
  doc({ _id: integer(n), n: integer(n), times: integer(0), text: `student ${n}` });
const students = Array.from({ length: size }, (_, n) => student(n));
const once = doc({ $inc: doc({ times: integer(1) }) });

describe('a write of very many documents', () => {
  let folder: string;
  let store: Store;
  let executor: Executor;
  let transactions: number;
  /** Throws to make a transaction fail. */
  let ending: () => void;
  let elapsed: number;

  const run = (command: Record<string, Value>): Promise<Doc> =>
    executor.run(doc({ ...command, $db: 'x' }), 1);
  const update = (q: Doc, u: Doc, more: Record<string, Value> = {}) =>
    run({ update: 'c', updates: [doc({ q, u, multi: true })], ...more });
  const numberOf = (reply: Doc, name: string) => asInteger(reply.get(name));
  const count = async (query = doc()) => numberOf(await run({ count: 'c', query }), 'n');
  const touched = (n: number) => count(doc({ times: integer(n) }));
  const refusal = (reply: Doc): Doc | undefined => {
    const errors = reply.get('writeErrors');
    return Array.isArray(errors) ? errors.filter(isDoc)[0] : undefined;
  };
  const afterTransactions = async (n: number) => {
    while (transactions < n) await nextTurn();
  };

  beforeEach(async () => {
    folder = newFolder();
    const opened = openStore(folder);
    [transactions, elapsed, ending] = [0, 0, () => undefined];
    store = {
      ...opened,
      transaction: (change) => {
        const result = opened.transaction(() => {
          const changed = change();
          ending();
          return changed;
        });
        transactions += 1;
        return result;
      },
    };
    // This clock makes a write take many transactions of few documents on any machine.
    executor = new Executor(store, () => (elapsed += 0.25));
    await run({
      createIndexes: 'c',
      indexes: [doc({ key: doc({ n: integer(1) }), name: 'n' })],
    });
    await run({ insert: 'c', documents: students });
    transactions = 0;
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<[string, () => Promise<Doc>]>([
    ['an update that scans', () => update(doc({ text: doc({ $exists: true }) }), once)],
    ['an update that an index leads', () => update(doc({ n: doc({ $gte: integer(0) }) }), once)],
    ['a delete', () => run({ delete: 'c', deletes: [doc({ q: doc(), limit: integer(0) })] })],
    ['an insert', () => run({ insert: 'c', documents: students.map((_, n) => student(size + n)) })],
    [
      'a bulk write of small statements',
      () =>
        run({
          update: 'c',
          updates: students.map((_, n) => doc({ q: doc({ _id: integer(n) }), u: once })),
        }),
    ],
  ])('is many transactions, between which others write: %s', async (_, write) => {
    let isDone = false;
    const written = write().finally(() => (isDone = true));
    await afterTransactions(1);
    for (let n = 0; n < 2; n += 1) {
      const reply = await run({ insert: 'others', documents: [doc()] });
      expect([numberOf(reply, 'n'), isDone]).toEqual([1, false]);
    }
    expect(numberOf(await written, 'n')).toBe(size);
    expect(transactions).toBeGreaterThan(2);
    await expectGoodStore(folder);
  });

  it('changes each document once, also where that moves it in the index that leads to it', async () => {
    const change = doc({ $inc: doc({ n: integer(size), times: integer(1) }) });
    const reply = await update(doc({ n: doc({ $gte: integer(0) }) }), change);
    expect([numberOf(reply, 'n'), numberOf(reply, 'nModified')]).toEqual([size, size]);
    expect(await touched(1)).toBe(size);
    await expectGoodStore(folder);
  });

  it('changes each document once that others move in the index while it searches', async () => {
    const long = update(doc({ n: doc({ $gte: integer(-size) }), text: doc({ $exists: true }) }), once);
    await nextTurn();
    // Documents before the search move behind it, and those behind it move before it.
    for (let n = 0; n < 50; n += 1) {
      const to = (at: number, n: number) =>
        doc({ q: doc({ _id: integer(at) }), u: doc({ $set: doc({ n: integer(n) }) }) });
      await run({ update: 'c', updates: [to(n, 2 * size + n), to(size - 1 - n, -n)] });
    }
    expect(numberOf(await long, 'n')).toBe(size);
    expect(await touched(1)).toBe(size);
    await expectGoodStore(folder);
  });

  it('leaves alone what no longer matches when its turn comes', async () => {
    const long = update(doc({ text: doc({ $exists: true }) }), once);
    await afterTransactions(2);
    const last = doc({ q: doc({ _id: integer(size - 1) }), u: doc({ $unset: doc({ text: 1 }) }) });
    await run({ update: 'c', updates: [last] });
    expect(numberOf(await long, 'n')).toBe(size - 1);
    expect(await touched(1)).toBe(size - 1);
  });

  it('ends at a document that refuses; those before it stay changed, and none is counted', async () => {
    const bad = doc({ q: doc({ _id: integer(size - 10) }), u: doc({ $set: doc({ times: 'often' }) }) });
    await run({ update: 'c', updates: [bad] });
    const reply = await update(doc(), once);
    expect([numberOf(reply, 'ok'), numberOf(reply, 'n'), numberOf(reply, 'nModified')]).toEqual([1, 0, 0]);
    expect(refusal(reply)?.get('code')).toEqual(integer(14));
    expect([await touched(1), await touched(0)]).toEqual([size - 10, 9]);
    await expectGoodStore(folder);
  });

  it('says how many documents are stored when the disk fills up', async () => {
    ending = () => {
      if (transactions >= 2) throw new Error('ENOSPC: no space left on device');
    };
    const reply = await run({ insert: 'c', documents: students.map((_, n) => student(size + n)) });
    const stored = numberOf(reply, 'n') ?? 0;
    expect(stored).toBeGreaterThan(0);
    expect(refusal(reply)?.get('code')).toEqual(integer(14031));
    expect(refusal(reply)?.get('index')).toEqual(integer(stored));
    expect(await count()).toBe(size + stored);
    await expectGoodStore(folder);
  });

  it('ends when the collection is dropped', async () => {
    const long = update(doc(), once);
    await afterTransactions(2);
    await run({ drop: 'c' });
    await run({ insert: 'c', documents: [student(1)] });
    expect(refusal(await long)?.get('code')).toEqual(integer(175));
    expect(await touched(0)).toBe(1);
  });

  it.each([true, false])('upserts once, however many search for it at length: all %s', async (multi) => {
    const upsert = doc({ q: doc({ text: 'new' }), u: once, multi, upsert: true });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => run({ update: 'c', updates: [upsert] })),
    );
    expect(replies.filter((reply) => reply.has('upserted')).length).toBe(1);
    expect(await touched(5)).toBe(1);
  });
});
