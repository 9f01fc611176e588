import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MongoClient } from 'mongodb';
import { encode } from '../src/bson/encode';
import { doc, integer } from '../src/bson/values';
import { formatVersion } from '../src/storage/catalog';
import { metaKey } from '../src/storage/keys';
import { openStore, storeFile } from '../src/storage/store';
import { startEmbeddedMongo } from './built';
import { newFolder } from './running-server';
import { expectGoodStore } from './store-check';

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

  it('that a newer version wrote is refused with a sentence and stays as it is', async () => {
    const store = openStore(dataDir);
    const newer = encode(doc({ version: integer(formatVersion + 1) }));
    store.transaction(() => store.put(metaKey('format'), newer));
    await store.close();
    const before = readFileSync(file());
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      `The data folder was written by a newer version of this program (format ${formatVersion + 1}, this one reads ${formatVersion}).`,
    );
    expect(readFileSync(file()).equals(before)).toBe(true);
  });
});
