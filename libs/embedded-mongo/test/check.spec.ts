import {
  cpSync,
  ftruncateSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { writeBackup } from '../src/backup/index';
import { checkFolder } from '../src/check/index';
import { StoreNotWholeError } from '../src/errors';
import { collectionFromRecord } from '../src/storage/catalog-records';
import { decode } from '../src/bson/decode';
import { catalogKey, entriesOf, rowKey } from '../src/storage/keys';
import { openSnapshot, storeFile } from '../src/storage/store';
import { startEmbeddedMongo } from './built';
import { newFolder, withServer } from './running-server';

const pageSize = 4096;
const headerSize = 24;
const students = Array.from({ length: 3000 }, (_, n) => ({
  _id: n,
  no: `N-${n}`,
  tags: [`a${n % 7}`, `b${n}`],
  text: 'x'.repeat(n % 50 === 0 ? 9000 : 200),
}));

describe('the check of a store', () => {
  const original = newFolder();
  let folder: string;
  const file = () => join(folder, storeFile);

  beforeAll(async () => {
    await withServer(original, async (db) => {
      const rows = db.collection<(typeof students)[number]>('students');
      await rows.createIndexes([{ key: { no: 1 }, unique: true }, { key: { tags: 1 } }]);
      await rows.insertMany(students);
      await rows.deleteMany({ _id: { $gte: 2900 } });
    });
  }, 20_000);
  beforeEach(() => {
    folder = newFolder();
    cpSync(join(original, storeFile), file());
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(original, { recursive: true, force: true }));

  const idOf = (name: string): number => {
    const snapshot = openSnapshot(folder);
    const record = snapshot.get(catalogKey('school.students'));
    void snapshot.close();
    const collection = record && collectionFromRecord(decode(record));
    return collection?.indexes.find((index) => index.name === name)?.id ?? 0;
  };

  /** Changes the store behind the database's back, but as LMDB does. */
  async function change(use: (db: ReturnType<typeof open<Buffer, Buffer>>) => void): Promise<void> {
    const db = open<Buffer, Buffer>(file(), { noSubdir: true, encoding: 'binary', keyEncoding: 'binary' });
    db.transactionSync(() => use(db));
    await db.close();
  }

  const changeBytes = (use: (bytes: Buffer) => void) => {
    const bytes = readFileSync(file());
    use(bytes);
    writeFileSync(file(), bytes);
  };

  const problems = async () => (await checkFolder(folder)).problems;

  it('says how much a whole one holds, and writes nothing', async () => {
    const before = readFileSync(file());
    const report = await checkFolder(folder);
    expect(report).toMatchObject({
      problems: [],
      looked: 1,
      documents: 2900,
      entries: 4 * 2900,
      collections: [{ namespace: 'school.students', documents: 2900 }],
    });
    expect(report.pages).toBeGreaterThan(200);
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  it('finds it whole at any moment while the office writes', async () => {
    await withServer(folder, async (db) => {
      const rows = db.collection<{ _id: number; text: string }>('students');
      const work = { isDone: false, writes: 0 };
      const writing = (async () => {
        for (; !work.isDone; work.writes += 1)
          await rows.updateOne(
            { _id: work.writes % 2900 },
            { $set: { text: 'y'.repeat((work.writes * 37) % 12_000) } },
          );
      })();
      for (let round = 0; round < 15; round += 1) expect(await problems()).toEqual([]);
      work.isDone = true;
      await writing;
      expect(work.writes).toBeGreaterThan(15);
    });
  }, 30_000);

  it.each<[string, (file: string) => void, RegExp]>([
    [
      'is of another program',
      (path) => writeFileSync(path, 'names of students'.repeat(500)),
      /^page 0 does not begin/,
    ],
    ['is empty', (path) => writeFileSync(path, ''), /^page 0 does not begin/],
    [
      'is cut in the middle',
      (path) => {
        const handle = openSync(path, 'r+');
        ftruncateSync(handle, 60 * pageSize + 100);
        closeSync(handle);
      },
      /is not in the file$/,
    ],
  ])('says so where the file %s', async (_, harm, sentence) => {
    harm(file());
    const [first] = await problems();
    expect(first).toMatch(sentence);
  });

  it.each<[string, (db: ReturnType<typeof open<Buffer, Buffer>>) => void, string[]]>([
    [
      'an index entry that is gone',
      (db) => {
        const [key] = [...db.getKeys({ ...entriesOf(idOf('no_1')), limit: 1 })];
        db.removeSync(Buffer.from(key ?? ''));
      },
      ['school.students: no_1 does not fit the documents: 2899 entries where they want 2900'],
    ],
    [
      'an index entry that is there for another row',
      (db) => {
        const [key] = [...db.getKeys({ ...entriesOf(idOf('no_1')), limit: 1 })].map((found) =>
          Buffer.from(found),
        );
        const value = key && Buffer.from(db.get(key) ?? '');
        if (!key || !value) throw new Error('no entry');
        const other = Buffer.from(key);
        other.writeUInt8(255, other.length - 1);
        db.putSync(other, value);
      },
      ['school.students: 1 damaged index entries'],
    ],
    [
      'a document that is gone',
      (db) => db.removeSync(rowKey(1, 17)),
      [
        'school.students: 2899 whole documents of 2900',
        'school.students: _id_ does not fit the documents: 2900 entries where they want 2899',
        'school.students: no_1 does not fit the documents: 2900 entries where they want 2899',
        'school.students: tags_1 does not fit the documents: 5800 entries where they want 5798',
      ],
    ],
    [
      'a document that is another’s',
      (db) => db.putSync(rowKey(1, 17), Buffer.from(db.get(rowKey(1, 18)) ?? '')),
      [
        'school.students: 1 damaged documents (rows 17)',
        'school.students: 2899 whole documents of 2900',
        'school.students: _id_ does not fit the documents: 2900 entries where they want 2899',
        'school.students: no_1 does not fit the documents: 2900 entries where they want 2899',
        'school.students: tags_1 does not fit the documents: 5800 entries where they want 5798',
      ],
    ],
    [
      'a damaged record of the catalogue',
      (db) => {
        const record = Buffer.from(db.get(catalogKey('school.students')) ?? '');
        record[40] = (record[40] ?? 0) ^ 1;
        db.putSync(catalogKey('school.students'), record);
      },
      ['the record of the collection school.students is damaged'],
    ],
  ])('finds %s', async (_, harm, expected) => {
    await change(harm);
    expect(await problems()).toEqual(expected);
  });

  /** The pages of a kind that the newest state uses. */
  function pagesOf(flags: number): number[] {
    const bytes = readFileSync(file());
    return Array.from({ length: bytes.length / pageSize }, (_page, at) => at).filter(
      (page) => page > 1 && bytes.readUInt16LE(page * pageSize + 18) === flags,
    );
  }

  it('finds a branch that leads elsewhere, wherever that is, also out of the file', async () => {
    const branches = pagesOf(1);
    expect(branches.length).toBeGreaterThan(0);
    for (const target of [0, 3, 0x7fffff]) {
      cpSync(join(original, storeFile), file());
      changeBytes((bytes) => {
        for (const page of branches) {
          const start = page * pageSize;
          const node = start + headerSize + bytes.readUInt16LE(start + headerSize + 2);
          bytes.writeUInt32LE(target, node);
        }
      });
      expect((await problems()).length).toBeGreaterThan(0);
    }
  });

  it('finds that a page of entries ends too early', async () => {
    changeBytes((bytes) => {
      for (const page of pagesOf(2)) {
        const at = page * pageSize + 20;
        bytes.writeUInt16LE(Math.max(0, bytes.readUInt16LE(at) - 2), at);
      }
    });
    expect((await problems())[0]).toMatch(/^page \d+ has entries that do not fill it$/);
  });

  /** Turns a bit so far behind some bytes, wherever the file holds these, also in pages that are free by now. */
  const turnBit = (bytes: Buffer, distance: number) =>
    changeBytes((all) => {
      for (let at = all.indexOf(bytes); at >= 0; at = all.indexOf(bytes, at + 1))
        all.writeUInt8(all.readUInt8(at + distance) ^ 1, at + distance);
    });
  const turnBitOfRow = () => turnBit(rowKey(1, 17), 100);

  it('a backup of a damaged one is not made, and leaves the one before it', async () => {
    const backup = join(folder, 'school.backup');
    await writeBackup({ dataDir: folder, file: backup });
    const before = readFileSync(backup);
    turnBitOfRow();
    const refused = writeBackup({ dataDir: folder, file: backup });
    await expect(refused).rejects.toThrow(
      /is damaged \(school.students: 1 damaged documents \(rows \d+\), and 4 more\)/,
    );
    await expect(refused).rejects.toBeInstanceOf(StoreNotWholeError);
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('a backup is not made where an index does not fit the documents', async () => {
    await change((db) => {
      const [key] = [...db.getKeys({ ...entriesOf(idOf('no_1')), limit: 1 })];
      db.removeSync(Buffer.from(key ?? ''));
    });
    const file = join(folder, 'school.backup');
    await expect(writeBackup({ dataDir: folder, file })).rejects.toThrow('no_1 does not fit the documents');
  });

  it('a start after an end that nobody closed finds a changed bit, and nothing is written', async () => {
    const whole = readFileSync(file());
    await withServer(folder, () => {
      cpSync(file(), join(folder, 'as-if-killed.mdb'));
      return Promise.resolve();
    });
    cpSync(join(folder, 'as-if-killed.mdb'), file());
    turnBitOfRow();
    const before = readFileSync(file());
    const start = startEmbeddedMongo({ dataDir: folder });
    await expect(start).rejects.toThrow('1 damaged documents');
    await expect(start).rejects.toMatchObject({ code: 'STORE_NOT_WHOLE' });
    expect(readFileSync(file()).equals(before)).toBe(true);
    writeFileSync(file(), whole);
    await withServer(folder, async (db) =>
      expect(await db.collection('students').countDocuments()).toBe(2900),
    );
  });

  it('a start finds that the file is none, and what its catalogue has lost', async () => {
    turnBit(catalogKey('school.students'), 60);
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(
      'the record of the collection school.students is damaged',
    );
    writeFileSync(file(), 'names of students'.repeat(500));
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(
      'is not a database of this program',
    );
  });
});
