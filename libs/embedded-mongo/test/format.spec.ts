import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { encode } from '../src/bson/encode';
import { doc, integer } from '../src/bson/values';
import { formatOf, upgradeFormat } from '../src/storage/format';
import { storedFormat } from '../src/storage/stored-format';
import { formatVersion } from '../src/storage/format-version';
import { formatKey, rowKey } from '../src/storage/keys';
import { storeFile } from '../src/storage/layout';
import { openStore } from '../src/storage/open-store';
import type { Store } from '../src/storage/store';
import { startEmbeddedMongo } from './built';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

const fixture = (format: number): Buffer =>
  gunzipSync(readFileSync(join(__dirname, `fixtures/store-format-${format}.mdb.gz`)));

describe('a data folder', () => {
  let dataDir: string;
  const file = () => join(dataDir, storeFile);
  beforeEach(() => (dataDir = newFolder()));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each([2, 3])(
    'that a version of format %d wrote is opened, with its documents and what its indexes promise',
    async (format) => {
      writeFileSync(file(), fixture(format));
      const server = await startEmbeddedMongo({ dataDir });
      const client = await MongoClient.connect(server.uri);
      try {
        const students = client.db('school').collection<{ _id: number; no: number }>('students');
        expect(await students.findOne({ 'fees.no': 'R2' })).toMatchObject({ _id: 1 });
        expect(await students.findOne({ left: true })).toMatchObject({ _id: 2 });
        expect((await students.indexes()).length).toBe(4);
        await expect(students.insertOne({ _id: 4, no: 7 })).rejects.toMatchObject({ code: 11000 });
        await students.insertOne({ _id: 4, no: 10 });
      } finally {
        await client.close();
        await server.stop();
      }
      await expectGoodStore(dataDir);
    },
  );

  it('of the format before, whose upgrade was killed, stays as it was and is brought up to this one by the next', async () => {
    writeFileSync(file(), fixture(2));
    const store = openStore(dataDir);
    const killed: Store = {
      ...store,
      put: () => {
        throw new Error('killed');
      },
    };
    expect(() => upgradeFormat(killed)).toThrow('killed');
    expect(formatOf(store)).toBe(2);
    upgradeFormat(store);
    await store.close();
    expect(await storedFormat(dataDir)).toBe(formatVersion);
    await expectGoodStore(dataDir);
  });

  it('of the format before that lacks a document is refused, and stays as it is', async () => {
    writeFileSync(file(), fixture(2));
    const db = open<Buffer, Buffer>(file(), { noSubdir: true, encoding: 'binary', keyEncoding: 'binary' });
    db.transactionSync(() => db.removeSync(rowKey(1, 1)));
    await db.close();
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('2 documents of 3 are there');
    expect(await storedFormat(dataDir)).toBe(2);
  });

  it('of the first format is refused by name', async () => {
    writeFileSync(file(), fixture(1));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      'was written by a version of this program that is too old (format 1, this one reads 2 and 3)',
    );
    expect(readFileSync(file()).equals(fixture(1))).toBe(true);
  });

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
