import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openStore, storeFile } from '../src/storage/store';
import { newFolder, withServer } from './running-server';

interface Row {
  _id: number;
  text: string;
}

const count = 300;
const page = 4096;

/** The database is a process of its own: where a file took it down, no sentence comes from it. */
describe('a start on a file that', () => {
  let whole: Buffer;
  let folder: string;
  const file = () => join(folder, storeFile);
  const start = () =>
    withServer(folder, async (db) => {
      const rows = db.collection<Row>('rows');
      await rows.insertOne({ _id: -1, text: '' });
      return rows.countDocuments({ text: { $exists: true } });
    });
  beforeAll(async () => {
    folder = newFolder();
    await withServer(folder, async (db) => {
      const rows = Array.from({ length: count }, (_, _id) => ({ _id, text: 'x'.repeat(20 * _id) }));
      await db.collection<Row>('rows').insertMany(rows);
    });
    whole = readFileSync(file());
  });
  beforeEach(() => (folder = newFolder()));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each<[string, () => Buffer]>([
    ['holds a picture', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(100_000)])],
    ['holds a compressed store', () => gzipSync(whole)],
    ['holds zeros', () => Buffer.alloc(2 * page)],
    ['holds a line of text', () => Buffer.from('moved to another disk\n')],
    ['lost its first pages', () => whole.subarray(2 * page)],
  ])('%s says that it is no database', async (_, content) => {
    const bytes = content();
    writeFileSync(file(), bytes);
    await expect(start()).rejects.toThrow('is not a database of this program');
    expect(readFileSync(file()).equals(bytes)).toBe(true);
  });

  it.each([200, page, 2 * page - 1, 2 * page, 3 * page, 20 * page, 100 * page + 7])(
    'was cut at byte %d says so',
    async (at) => {
      const cut = whole.subarray(0, at);
      writeFileSync(file(), cut);
      await expect(start()).rejects.toThrow(
        new RegExp(
          `was cut short: it is ${cut.length} bytes, \\d+ are needed; restore the newest backup: npm run restore -- FILE`,
        ),
      );
      expect(readFileSync(file()).equals(cut)).toBe(true);
    },
  );

  // In the page of the last transaction: LMDB's sign, its version; where the tree begins; how deep it is; its number.
  it.each([24, 28, 136, 137, 143, 102, 152, 159])(
    'has a wrong byte %d in the page that names the roots says that it is damaged',
    async (at) => {
      const bytes = Buffer.from(whole);
      const [first, second] = [0, page].map((of) => bytes.readBigUInt64LE(of + 152));
      const newest = (first ?? 0n) > (second ?? 0n) ? 0 : page;
      bytes[newest + at] = (bytes[newest + at] ?? 0) ^ 0x40;
      writeFileSync(file(), bytes);
      await expect(start()).rejects.toThrow(/is damaged: page \d+ .*; restore the newest backup/);
      expect(readFileSync(file()).equals(bytes)).toBe(true);
    },
  );

  it('is empty, as a first start leaves it that was killed at once, begins a new store', async () => {
    writeFileSync(file(), '');
    expect(await start()).toBe(1);
  });

  it('ends before its last page, as LMDB writes no page that is free again, goes on', async () => {
    const store = openStore(folder);
    const keys = Array.from({ length: 20 }, (_, n) => Buffer.of(9, n));
    // LMDB takes back the pages of long values at once where it has a list of free pages, as from the third time on.
    for (let n = 0; n < 3; n += 1)
      store.transaction(() => {
        for (const key of keys) store.put(key, Buffer.alloc(100_000));
        for (const key of keys) store.remove(key);
        store.put(Buffer.of(9), Buffer.alloc(5));
      });
    await store.close();
    const lastPage = Number(
      [0, page].map((at) => readFileSync(file()).readBigUInt64LE(at + 144)).reduce((a, b) => (a > b ? a : b)),
    );
    expect(statSync(file()).size).toBeLessThan((lastPage + 1) * page);
    const again = openStore(folder);
    expect(again.get(Buffer.of(9))).toEqual(Buffer.alloc(5));
    await again.close();
  });
});
