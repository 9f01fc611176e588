import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { encode } from '../src/bson/encode';
import { asInteger, doc, integer } from '../src/bson/values';
import { Executor } from '../src/net/executor';
import { storedFormat, upgradeFormat } from '../src/storage/format';
import { formatVersion } from '../src/storage/format-version';
import { formatKey, rowKey } from '../src/storage/keys';
import { openStore, type Store, storeFile } from '../src/storage/store';
import { startEmbeddedMongo } from './built';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const stored = { noSubdir: true, encoding: 'binary', keyEncoding: 'binary' } as const;
const sumLength = 4;

/** Makes a store of format 2 one of format 1, which had the same content without sums. */
async function withoutSums(folder: string): Promise<void> {
  const db = open<Buffer, Buffer>(join(folder, storeFile), stored);
  db.transactionSync(() => {
    for (const { key, value } of [...db.getRange({})].map((entry) => ({
      ...entry,
      value: Buffer.from(entry.value),
    })))
      db.putSync(key, value.subarray(0, -sumLength));
    db.putSync(formatKey, encode(doc({ version: integer(1) })));
  });
  await db.close();
}

async function putWithoutSum(folder: string, key: Buffer): Promise<void> {
  const db = open<Buffer, Buffer>(join(folder, storeFile), stored);
  db.transactionSync(() => db.putSync(key, Buffer.from(db.get(key) ?? '').subarray(0, -sumLength)));
  await db.close();
}

describe('a data folder', () => {
  let dataDir: string;
  const file = () => join(dataDir, storeFile);
  beforeEach(() => (dataDir = newFolder()));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('that an earlier version wrote is opened, with its documents and what its indexes promise', async () => {
    writeFileSync(file(), gunzipSync(readFileSync(join(__dirname, 'fixtures/store-format-1.mdb.gz'))));
    const server = await startEmbeddedMongo({ dataDir });
    const client = await MongoClient.connect(server.uri);
    try {
      const students = client.db('school').collection<{ _id: number; no: number }>('students');
      expect(await students.distinct('_id', { 'fees.no': 'R2' })).toEqual([1]);
      expect(await students.distinct('_id', { left: true })).toEqual([2]);
      expect((await students.indexes()).length).toBe(4);
      await expect(students.insertOne({ _id: 4, no: 7 })).rejects.toMatchObject({ code: 11000 });
      await students.insertOne({ _id: 4, no: 10 });
    } finally {
      await client.close();
      await server.stop();
    }
    await expectGoodStore(dataDir);
  });

  it('of format 1, whose upgrade was killed on the way, is read as it is and brought up to this format by the next', async () => {
    const size = 8000;
    const store = openStore(dataDir);
    const executor = new Executor(store);
    const documents = Array.from({ length: size }, (_, n) =>
      doc({ _id: integer(n), text: 'x'.repeat(1000) }),
    );
    await executor.run(doc({ insert: 'students', documents, $db: 'school' }), 1);
    await store.close();
    await withoutSums(dataDir);
    expect(await storedFormat(dataDir)).toBe(1);

    const count = async (use: (store: Store) => void = () => undefined) => {
      const opened = openStore(dataDir);
      try {
        use(opened);
        const query = doc({ text: doc({ $gt: 'x' }) });
        const reply = await new Executor(opened).run(doc({ count: 'students', query, $db: 'school' }), 1);
        return asInteger(reply.get('n')) ?? reply.get('codeName');
      } finally {
        await opened.close();
      }
    };
    let groups = 0;
    const killed = (opened: Store): Store => ({
      ...opened,
      transaction: (change) => {
        groups += 1;
        if (groups === 3) throw new Error('killed');
        return opened.transaction(change);
      },
    });
    expect(await count((opened) => expect(() => upgradeFormat(killed(opened))).toThrow('killed'))).toBe(size);
    expect(await storedFormat(dataDir)).toBe(1);
    expect(await count(upgradeFormat)).toBe(size);
    expect(await storedFormat(dataDir)).toBe(formatVersion);
    await expectGoodStore(dataDir);
    await putWithoutSum(dataDir, rowKey(1, 7));
    expect(await count()).toBe('DataCorruptionDetected');
  }, 20_000);

  it('that a newer version wrote is refused with a sentence and stays as it is', async () => {
    const store = openStore(dataDir);
    const newer = encode(doc({ version: integer(formatVersion + 1) }));
    store.transaction(() => store.put(formatKey, newer));
    await store.close();
    const before = readFileSync(file());
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      `The data folder was written by a newer version of this program (format ${formatVersion + 1}, this one reads ${formatVersion}).`,
    );
    expect(readFileSync(file()).equals(before)).toBe(true);
  });
});
