import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DateTime, doc, integer, type Doc, type Value } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { openStore } from '../src/storage/store';

describe('a TTL index', () => {
  it('lets documents go when their time is over, and only those', async () => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'embedded-mongo-test-')));
    let now = 1_000_000_000_000;
    const executor = new Executor(store, () => now);
    const run = (command: Record<string, Value>): Promise<Doc> =>
      executor.run(doc({ ...command, $db: 'x' }), 1);
    const spec = doc({ key: doc({ at: integer(1) }), name: 'at', expireAfterSeconds: integer(60) });
    await run({ createIndexes: 'c', indexes: [spec] });
    const at = (seconds: number) => doc({ at: new DateTime(BigInt(now + seconds * 1000)) });
    await run({ insert: 'c', documents: [at(0), at(30), doc({ at: 'never' }), doc({})] });
    const left = async () => (await run({ count: 'c' })).get('n');
    await executor.housekeeping();
    expect(await left()).toEqual(integer(4));
    now += 60_000;
    await executor.housekeeping();
    expect(await left()).toEqual(integer(3));
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
