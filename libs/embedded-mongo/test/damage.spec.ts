import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { MongoServerError } from 'mongodb';
import { backupApart, startEmbeddedMongo } from './built';
import { writeBackup } from '../src/backup/write-backup';
import { lastTransactionFile, storeFile } from '../src/storage/layout';
import { catalogKey, digestKey, entriesOf, rowKey, wholeStore } from '../src/storage/keys';
import { newFolder, withServer } from './running-server';
import { checkFolder } from './store-check';

const page = 4096;
const count = 1500;
const students = Array.from({ length: count + 100 }, (_, n) => ({
  _id: n,
  no: `N-${n}`,
  tags: [`a${n % 7}`, `b${n}`],
  text: 'x'.repeat(n % 50 === 0 ? 9000 : 400),
}));

/** The numbers of the collection and its indexes, in the order in which they were given. */
const [table, , no] = [1, 2, 3];
/** The number of a page beyond the end of the file. */
const LOST = Buffer.from([0xff, 0xff, 0x7f, 0]);
type Engine = ReturnType<typeof open<Buffer, Buffer>>;
const layout = { noSubdir: true, encoding: 'binary', keyEncoding: 'binary' } as const;

describe('a damaged store', () => {
  const original = newFolder();
  const whole = () => readFileSync(join(original, storeFile));
  let folder: string;
  const file = () => join(folder, storeFile);
  const problems = async () => (await checkFolder(folder)).problems;

  beforeAll(async () => {
    await withServer(original, async (db) => {
      const rows = db.collection<(typeof students)[number]>('students');
      await rows.createIndexes([{ key: { no: 1 }, unique: true }, { key: { tags: 1 } }]);
      await rows.insertMany(students);
      await rows.deleteMany({ _id: { $gte: count } });
    });
  });
  beforeEach(() => {
    folder = newFolder();
    cpSync(join(original, storeFile), file());
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(original, { recursive: true, force: true }));

  /** Changes the store without the database, but through LMDB. */
  async function change(use: (db: Engine) => void): Promise<void> {
    const db = open<Buffer, Buffer>(file(), layout);
    db.transactionSync(() => use(db));
    await db.close();
  }

  const changeBytes = (use: (bytes: Buffer) => void) => {
    const bytes = readFileSync(file());
    use(bytes);
    writeFileSync(file(), bytes);
  };

  it('is none: the check says how much a whole one holds, and writes nothing', async () => {
    expect(await checkFolder(folder)).toMatchObject({
      problems: [],
      documents: count,
      entries: 4 * count,
      collections: [{ namespace: 'school.students', documents: count }],
    });
    expect(readFileSync(file()).equals(whole())).toBe(true);
  });

  it('is none at any moment while the office writes', async () => {
    await withServer(folder, async (db) => {
      const rows = db.collection<{ _id: number; text: string }>('students');
      const work = { isDone: false, writes: 0 };
      const writing = (async () => {
        for (; !work.isDone; work.writes += 1)
          await rows.updateOne(
            { _id: work.writes % count },
            { $set: { text: 'y'.repeat(work.writes % 12_000) } },
          );
      })();
      for (let round = 0; round < 15; round += 1) expect(await problems()).toEqual([]);
      work.isDone = true;
      await writing;
      expect(work.writes).toBeGreaterThan(15);
    });
  });

  const keysOf = (db: Engine, id: number) =>
    [...db.getKeys({ ...entriesOf(id), limit: 1 })].map((key) => Buffer.from(key));
  const storedAt = (db: Engine, key: Buffer) => Buffer.from(db.get(key) ?? '');

  it.each<[string, (db: Engine) => void, string[]]>([
    [
      'an index entry that is gone',
      (db) => keysOf(db, no).forEach((key) => db.removeSync(key)),
      [`the index no_1 of school.students: ${count - 1} entries, where there should be ${count}`],
    ],
    [
      'a document that is gone',
      (db) => db.removeSync(rowKey(table, 17)),
      [`school.students: ${count - 1} entries, where there should be ${count}`],
    ],
    [
      'a document that is another’s',
      (db) => db.putSync(rowKey(table, 17), storedAt(db, rowKey(table, 18))),
      ['row 17 of school.students: what is stored there is not what was written'],
    ],
    [
      'a digest that is gone',
      (db) => db.removeSync(digestKey(no)),
      [`the index no_1 of school.students: ${count} entries, where there should be 0`],
    ],
    [
      'a collection that the catalogue has lost',
      (db) => db.removeSync(catalogKey('school.students')),
      [expect.stringContaining('the catalogue: ')],
    ],
    [
      'everything gone, as where LMDB takes the store for an empty one',
      (db) => {
        for (const key of [...db.getKeys(wholeStore)].map((one) => Buffer.from(one))) db.removeSync(key);
      },
      [expect.stringMatching(/^the newest transaction is \d+, what is stored is that of 0$/)],
    ],
  ])('with %s is found by the check, and by a backup, which is not made of it', async (_, harm, expected) => {
    await change(harm);
    const found = await problems();
    expect(found).toEqual(expect.arrayContaining(expected));
    const backup = join(folder, 'school.backup');
    await expect(writeBackup({ dataDir: folder, file: backup })).rejects.toThrow('is damaged (');
    expect(existsSync(backup)).toBe(false);
  });

  it('with a document of an earlier day in the place of the last is found', async () => {
    const before = open<Buffer, Buffer>(file(), layout);
    const stale = storedAt(before, rowKey(table, 17));
    await before.close();
    await withServer(folder, (db) =>
      db.collection<{ _id: number }>('students').updateOne({ _id: 16 }, { $set: { text: 'new' } }),
    );
    await change((db) => db.putSync(rowKey(table, 17), stale));
    expect(await problems()).toContain(`school.students: ${count} entries, not those that were written`);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'is of another program',
      () => writeFileSync(file(), 'names'.repeat(5000)),
      /is not a database of this program|ended the process/,
    ],
    [
      'holds zeros',
      () => writeFileSync(file(), Buffer.alloc(4 * page)),
      /is not a database of this program|ended the process/,
    ],
    ['has a few bytes', () => truncateSync(file(), 200), /was cut short: it has 200 bytes/],
    ['has one page', () => truncateSync(file(), page), /was cut short: it has 4096 bytes/],
    [
      'lost its end',
      () => truncateSync(file(), 60 * page + 100),
      /ended the process|cannot follow|not what was/,
    ],
    ['lost all but its beginning', () => truncateSync(file(), 2 * page), /ended the process|cannot follow/],
  ])('whose file %s: check, start and backup say so, and change nothing', async (_, harm, sentence) => {
    harm();
    const before = readFileSync(file());
    expect((await problems())[0]).toMatch(sentence);
    const start = startEmbeddedMongo({ dataDir: folder });
    await expect(start).rejects.toThrow(/ is damaged \(.*\): restore the last backup\.$/);
    await expect(start).rejects.toMatchObject({ code: 'STORE_NOT_WHOLE' });
    const backup = join(folder, 'school.backup');
    await expect(backupApart({ dataDir: folder, file: backup })).rejects.toThrow('is damaged (');
    expect(readFileSync(file()).equals(before)).toBe(true);
    expect(existsSync(backup)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('whose file is empty, as a first start leaves it that was killed at once, begins anew', async () => {
    writeFileSync(file(), '');
    await withServer(folder, (db) => db.collection('rows').insertOne({}));
    expect(await problems()).toEqual([]);
  });

  /** The positions of the branch pages in the file. */
  const branches = (bytes: Buffer): number[] =>
    Array.from({ length: bytes.length / page }, (_, at) => at * page).filter(
      (at) => at >= 2 * page && bytes.readUInt16LE(at + 18) === 1,
    );
  const firstNode = (bytes: Buffer, branch: number): number =>
    branch + 24 + bytes.readUInt16LE(branch + 24 + 2);

  it.each([0, 3, 0x7fffff])('whose branches lead to page %d is found', async (target) => {
    changeBytes((bytes) => {
      for (const branch of branches(bytes)) bytes.writeUInt32LE(target, firstNode(bytes, branch));
    });
    expect((await problems()).length).toBeGreaterThan(0);
  });

  it('whose branch says a wrong key is found, although all entries can be read in their order', async () => {
    changeBytes((bytes) => {
      for (const branch of branches(bytes)) {
        const second = branch + 24 + bytes.readUInt16LE(branch + 24 + 4);
        // The last byte of the number of a row or an entry.
        const end = second + 8 + bytes.readUInt16LE(second + 6) - 1;
        bytes.writeUInt8(bytes.readUInt8(end) ^ 3, end);
      }
    });
    expect(await problems()).toEqual([expect.stringMatching(/: a key is not in its order$/)]);
  });

  /** The position, in the meta page, of the newest transaction's number. */
  const newestMeta = (bytes: Buffer): number => {
    const numberAt = (at: number) => bytes.readBigUInt64LE(at + 24 + 128);
    return (numberAt(0) > numberAt(page) ? 0 : page) + 24 + 128;
  };

  it.each([0, 1, 2, 9])(
    'whose newest transaction is not seen is found, by bit %d of its number',
    async (bit) => {
      cpSync(join(original, lastTransactionFile), join(folder, lastTransactionFile));
      changeBytes((bytes) => {
        const at = newestMeta(bytes) + Math.floor(bit / 8);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (bit % 8)), at);
      });
      expect(await problems()).toContainEqual(expect.stringMatching(/^the (newest|last) transaction /));
    },
  );

  it('whose file is gone, but not what says how much was written, is found', async () => {
    cpSync(join(original, lastTransactionFile), join(folder, lastTransactionFile));
    rmSync(file());
    await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toThrow(/store\.mdb is gone, and had \d+/);
  });

  it('is none where what says the last transaction is itself destroyed, or behind', async () => {
    for (const said of [Buffer.alloc(0), Buffer.alloc(10, 7)]) {
      writeFileSync(join(folder, lastTransactionFile), said);
      expect(await problems()).toEqual([]);
    }
    await withServer(folder, (db) => db.collection('rows').insertOne({}));
    const behind = readFileSync(join(folder, lastTransactionFile));
    await withServer(folder, (db) => db.collection('rows').insertOne({}));
    writeFileSync(join(folder, lastTransactionFile), behind);
    expect(await problems()).toEqual([]);
  });

  it('answers 301 where it is met at work, in one table; all else goes on, in the same process', async () => {
    await withServer(folder, async (db, pid) => {
      const rows = db.collection<{ _id: number }>('students');
      const others = db.collection<{ _id: number }>('others');
      await others.insertOne({ _id: 1 });
      // While the database runs, branches are made to lead out of the file.
      const bytes = readFileSync(file());
      const handle = openSync(file(), 'r+');
      for (const branch of branches(bytes).slice(1)) writeSync(handle, LOST, 0, 4, firstNode(bytes, branch));
      closeSync(handle);
      const answers = new Set<unknown>();
      const ask = async (call: () => Promise<unknown>) => {
        try {
          await call();
          answers.add('right');
        } catch (error) {
          answers.add(error instanceof MongoServerError && `${String(error.code)} ${error.message}`);
        }
      };
      for (let n = 0; n < count; n += 100) await ask(() => rows.findOne({ _id: n }));
      await ask(() => rows.updateOne({ _id: 0 }, { $set: { no: 'x' } }));
      await ask(() => rows.find().toArray());
      expect([...answers].sort()).toEqual([
        expect.stringMatching(
          /^301 the embedded database is damaged: .+ Nothing was stored\. .+ restore the last backup/,
        ),
        'right',
      ]);
      await others.insertOne({ _id: 2 });
      expect(await others.countDocuments()).toBe(2);
      process.kill(pid, 0);
    });
  });

  it(`with one bit turned is found, or holds what was written`, async () => {
    let state = Number(process.env['FLIP_SEED'] ?? Date.now() % 1_000_000);
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const content = async (path: string): Promise<string[]> => {
      const db = open<Buffer, Buffer>(path, { ...layout, readOnly: true });
      const found = [...db.getRange({})].map(
        ({ key, value }) =>
          `${key.toString('hex')} ${value.equals(db.get(key) ?? Buffer.of()) && value.toString('hex')}`,
      );
      await db.close();
      return found;
    };
    const right = await content(join(original, storeFile));
    const silent: string[] = [];
    let found = 0;
    for (let trial = 0; trial < 30; trial += 1) {
      const bytes = whole();
      // Half of the flips hit page headers and the beginnings of their lists, where a bit matters most; the others hit any byte.
      const at = trial % 2 === 0 ? random(bytes.length) : random(bytes.length / page) * page + random(120);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random(8)), at);
      writeFileSync(file(), bytes);
      if ((await problems()).length > 0) found += 1;
      else if ((await content(file())).join() !== right.join()) silent.push(`byte ${at}`);
    }
    expect(silent).toEqual([]);
    expect(found).toBeGreaterThan(3);
  });
});
