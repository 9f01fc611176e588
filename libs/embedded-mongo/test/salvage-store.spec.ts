import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, ObjectId } from 'mongodb';
import { salvage } from '../src/backup/index';
import { checkFolder } from '../src/check/index';
import { decode } from '../src/bson/decode';
import { ObjectId as StoredId } from '../src/bson/values';
import { Catalog } from '../src/storage/catalog';
import { catalogKey, rowKey, rowsOf } from '../src/storage/keys';
import { PageFile } from '../src/storage/page-file';
import { openSnapshot, storeFile } from '../src/storage/store';
import { startEmbeddedMongo } from './built';
import { newFolder, withServer } from './running-server';

const pageSize = 4096;
const count = 600;
const idOf = (n: number) => new ObjectId(n.toString(16).padStart(24, '0'));
const student = (n: number) => ({
  _id: idOf(n),
  studentID: `S-${n}`,
  left: n % 5 === 0,
  studentFeeReport: n % 7 === 0 ? [{ no: `R${n}`, paise: n * 100 }] : [],
  picture: n % 40 === 0 ? 'p'.repeat(9000) : '',
  address: 'x'.repeat(150),
});

async function fill(db: Db): Promise<void> {
  const students = db.collection('students');
  await students.createIndexes([
    { key: { studentID: 1 }, unique: true },
    { key: { left: 1, studentID: 1 } },
    {
      key: { 'studentFeeReport.no': 1 },
      unique: true,
      partialFilterExpression: { 'studentFeeReport.0': { $exists: true } },
    },
  ]);
  for (let n = 0; n < count; n += 20)
    await students.insertMany(Array.from({ length: 20 }, (_, at) => student(n + at)));
  // Pages of earlier states, with documents that were deleted and that were changed.
  await students.insertMany(Array.from({ length: 100 }, (_, at) => student(count + at)));
  await students.deleteMany({ _id: { $gte: idOf(count) } });
  for (let n = 0; n < count; n += 3)
    await students.updateOne({ _id: idOf(n) }, { $set: { address: 'y'.repeat(140 + (n % 40)) } });
  await students.updateMany({ left: true }, { $set: { address: 'z'.repeat(160) } });
  await db.collection<{ _id: string; value: number }>('counters').insertOne({ _id: 'receipts', value: 86 });
}

describe('what is salvaged of a damaged store', () => {
  const home = newFolder();
  const original = join(home, 'original');
  let whole: Buffer;
  let expected: Map<string, string>;
  let trial = 0;

  /** The documents that a store holds, as they are stored, by their `_id`s. */
  async function readAll(folder: string): Promise<Map<string, string>> {
    const snapshot = openSnapshot(folder);
    const id = new Catalog(snapshot).find('school', 'students')?.id;
    const rows = id === undefined ? [] : [...snapshot.range(rowsOf(id))].map(({ value }) => value);
    await snapshot.close();
    return new Map(rows.map((bytes) => [idIn(bytes), bytes.toString('hex')]));
  }

  const idIn = (bytes: Buffer): string => {
    const id = decode(bytes).get('_id');
    return id instanceof StoredId ? id.bytes.toString('hex') : 'none';
  };

  beforeAll(async () => {
    await withServer(original, fill);
    whole = readFileSync(join(original, storeFile));
    expected = await readAll(original);
    expect(expected.size).toBe(count);
  }, 60_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  function copyOf(): string {
    trial += 1;
    const copy = join(home, `copy-${trial}`);
    cpSync(original, copy, { recursive: true });
    return copy;
  }

  /** Salvages what bytes hold, and looks at what comes of it. */
  async function salvaged(change: (bytes: Buffer) => unknown, alsoUnreferenced = false) {
    const damaged = copyOf();
    const bytes = Buffer.from(whole);
    const result = change(bytes);
    const changed = Buffer.isBuffer(result) ? result : bytes;
    writeFileSync(join(damaged, storeFile), changed);
    const folder = join(home, `salvaged-${trial}`);
    const report = await salvage({ from: damaged, folder, database: 'database', alsoUnreferenced });
    expect(readFileSync(join(damaged, storeFile)).equals(changed)).toBe(true);
    const place = join(folder, 'database');
    expect((await checkFolder(place)).problems).toEqual([]);
    const students = report.collections.find(({ namespace }) => namespace === 'school.students');
    const brought = await readAll(place);
    return { report, students, brought, place };
  }

  const lostOf = (brought: Map<string, string>) =>
    [...expected.keys()].filter((id) => brought.get(id) !== expected.get(id));

  const file = () => new PageFile(join(original, storeFile));

  /** The leaf that holds an entry of the last state, and the pages on the way to it. */
  function wayTo(key: Buffer): number[] {
    const store = file();
    const way: number[] = [];
    let page = store.newest.main.root ?? 0;
    for (let depth = 1; depth < store.newest.main.depth; depth += 1) {
      way.push(page);
      const branches = store.branches(page);
      page = (branches.filter((one, at) => at === 0 || one.key.compare(key) <= 0).at(-1) ?? { child: 0 })
        .child;
    }
    store.close();
    return [...way, page];
  }

  const collectionId = () => {
    const snapshot = openSnapshot(original);
    const id = new Catalog(snapshot).find('school', 'students')?.id ?? 0;
    void snapshot.close();
    return id;
  };

  const flip = (bytes: Buffer, at: number) => void bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);

  const zero = (bytes: Buffer, page: number) => void bytes.fill(0, page * pageSize, (page + 1) * pageSize);

  /** The places in the file of the entries of a key, in all pages of entries. */
  const placesOf = (key: Buffer): number[] => {
    const places: number[] = [];
    for (let start = 2 * pageSize; start < whole.length; start += pageSize) {
      if (whole.readUInt16LE(start + 18) !== 2 || whole.readUInt32LE(start) !== start / pageSize) continue;
      for (let node = 0; node < whole.readUInt16LE(start + 20) / 2; node += 1) {
        const at = start + 24 + whole.readUInt16LE(start + 24 + 2 * node) + 8;
        if (whole.subarray(at, at + key.length).equals(key)) places.push(at);
      }
    }
    return places;
  };

  /** The place of the entry of the last state. */
  const placeOf = (key: Buffer): number => {
    const page = wayTo(key).at(-1) ?? 0;
    const place = placesOf(key).find((at) => Math.floor(at / pageSize) === page);
    if (place === undefined) throw new Error('the last state has no such entry');
    return place;
  };

  it('is everything where nothing is wrong', async () => {
    const { report, brought, place } = await salvaged(() => undefined);
    expect(report).toMatchObject({ isWhole: true, notes: [] });
    expect(lostOf(brought)).toEqual([]);
    expect(brought.size).toBe(count);
    const options = await withServer(place, (db) => db.collection('students').listIndexes().toArray());
    const before = await withServer(copyOf(), (db) => db.collection('students').listIndexes().toArray());
    expect(options).toEqual(before);
  });

  it('is all but the one document that a bit was turned in, which is named', async () => {
    const key = rowKey(collectionId(), 18);
    const { report, students, brought } = await salvaged((bytes) => flip(bytes, placeOf(key) + 100));
    const [lost, ...others] = lostOf(brought);
    expect(others).toEqual([]);
    expect(students).toMatchObject({ documents: count - 1, missing: 1, doubtful: [] });
    expect(students?.listed).toHaveLength(1);
    expect(students?.listed[0]).toContain(`_id ObjectId('${lost}') (row 18)`);
    expect(report.isWhole).toBe(false);
  });

  it('is every document where a page of branches is damaged: the pages it led to are found', async () => {
    const way = wayTo(rowKey(collectionId(), 300));
    expect(way.length).toBeGreaterThan(1);
    for (const page of way.slice(0, -1)) {
      const { report, brought } = await salvaged((bytes) => flip(bytes, page * pageSize + 18));
      expect(lostOf(brought)).toEqual([]);
      expect(brought.size).toBe(count);
      expect(report.isWhole).toBe(true);
    }
  });

  it('is every document where a branch leads to a page of an earlier state', async () => {
    const way = wayTo(rowKey(collectionId(), 300));
    const [leaf = 0, parent = 0] = way.reverse();
    const stale = Array.from({ length: whole.length / pageSize }, (_, page) => page).filter(
      (page) => page > 1 && whole.readUInt16LE(page * pageSize + 18) === 2,
    );
    for (const target of stale.slice(0, 10)) {
      const { brought } = await salvaged((bytes) => {
        const start = parent * pageSize;
        const nodes = bytes.readUInt16LE(start + 20) / 2;
        for (let at = 0; at < nodes; at += 1) {
          const node = start + 24 + bytes.readUInt16LE(start + 24 + 2 * at);
          if (bytes.readUInt32LE(node) === leaf) bytes.writeUInt32LE(target, node);
        }
      });
      expect(lostOf(brought)).toEqual([]);
    }
  }, 60_000);

  it('is all but those of a page that was overwritten, each of which is named', async () => {
    const page = wayTo(rowKey(collectionId(), 300)).at(-1) ?? 0;
    const { students, brought } = await salvaged(
      (bytes) => void bytes.fill(0, page * pageSize, (page + 1) * pageSize),
    );
    const lost = lostOf(brought);
    expect(lost.length).toBeGreaterThan(1);
    expect(students?.missing).toBe(lost.length);
    expect(students?.listed.map((line) => /ObjectId\('(\w+)'\)/.exec(line)?.[1]).sort()).toEqual(lost.sort());
  });

  it('takes earlier states of what is lost only when it is asked to, and says so', async () => {
    const id = collectionId();
    const row = Array.from({ length: count }, (_, at) => at + 1).find(
      (one) => placesOf(rowKey(id, one)).length > 1,
    );
    expect(row).toBeDefined();
    const page = wayTo(rowKey(id, row ?? 0)).at(-1) ?? 0;
    const harm = (bytes: Buffer) => zero(bytes, page);
    const without = await salvaged(harm);
    expect(without.students?.listed.join()).toContain('a page that nothing refers to any more has a copy');
    expect(lostOf(without.brought)).toHaveLength(without.students?.missing ?? 0);
    const { report, students, brought } = await salvaged(harm, true);
    expect(students?.doubtful.length).toBeGreaterThan(0);
    expect(brought.size).toBe(count - (students?.listed.length ?? 0));
    expect([...brought.keys()].every((one) => expected.has(one))).toBe(true);
    expect(report.isWhole).toBe(false);
  });

  it('keeps name and indexes of a collection whose description is damaged, by an earlier one', async () => {
    const key = catalogKey('school.students');
    const { report, brought, place } = await salvaged((bytes) => flip(bytes, placeOf(key) + key.length + 30));
    expect(report.notes.join()).toContain('The description of school.students is damaged');
    expect(lostOf(brought)).toEqual([]);
    const indexes = await withServer(place, (db) => db.collection('students').listIndexes().toArray());
    expect(indexes.map(({ name }) => name as string)).toContain('left_1_studentID_1');
  });

  it('keeps the name of a collection of whose description there is nothing whole', async () => {
    const key = catalogKey('school.students');
    const { report, brought } = await salvaged((bytes) => {
      for (const at of placesOf(key)) flip(bytes, at + key.length + 30);
    });
    expect(report.notes.join()).toContain('without its indexes, which the office makes when it starts');
    expect(lostOf(brought)).toEqual([]);
  });

  it.each([
    ['the first page', [0]],
    ['the second page', [1]],
    ['both of the first two pages', [0, 1]],
  ])('is everything where %s cannot be read', async (_, pages) => {
    for (const harm of [(bytes: Buffer, page: number) => flip(bytes, page * pageSize + 26), zero]) {
      const { report, brought } = await salvaged((bytes) => {
        for (const page of pages) harm(bytes, page);
      });
      expect(lostOf(brought)).toEqual([]);
      expect(brought.size).toBe(count);
      expect(report.isWhole).toBe(true);
      expect(report.notes.join()).toContain('where the data begins');
    }
  });

  it('is what stands before the end of a file that was cut, and nothing wrong', async () => {
    for (const part of [0.3, 0.6, 0.9]) {
      const size = Math.floor(whole.length * part);
      const cut = (bytes: Buffer) => bytes.subarray(0, size);
      const { report, brought } = await salvaged(cut);
      expect([...brought].filter(([id, text]) => expected.get(id) !== text)).toEqual([]);
      expect(report.isWhole).toBe(false);
      const more = await salvaged(cut, true);
      const documents = more.report.collections.reduce((sum, one) => sum + one.documents, 0);
      expect(documents).toBeGreaterThan(count * part * 0.3);
    }
  });

  it('holds nothing that was not stored, whichever bit is turned', async () => {
    let state = Number(process.env['FLIP_SEED'] ?? Date.now() % 1_000_000);
    const seed = state;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let n = 0; n < 25; n += 1) {
      const at = random(whole.length);
      const { report, students, brought } = await salvaged((bytes) => flip(bytes, at));
      const wrong = lostOf(brought);
      expect({ seed, at, extra: [...brought.keys()].filter((id) => !expected.has(id)) }).toEqual({
        seed,
        at,
        extra: [],
      });
      const listed = students?.listed.map((line) => /ObjectId\('(\w+)'\)/.exec(line)?.[1]).sort();
      expect({ seed, at, listed }).toEqual({ seed, at, listed: wrong.sort() });
      expect(report.isWhole).toBe(wrong.length === 0);
    }
  }, 120_000);

  it('is refused while the store is in use, where there is something in the way, and where there is nothing', async () => {
    const folder = join(home, 'nowhere');
    const used = copyOf();
    const running = await startEmbeddedMongo({ dataDir: used });
    const into = { folder, database: 'database' };
    await expect(salvage({ ...into, from: used })).rejects.toThrow(/is in use by process \d+/);
    await running.stop();
    await expect(salvage({ ...into, folder: home, from: original })).rejects.toThrow('is not empty');
    await expect(salvage({ ...into, from: join(home, 'not-there') })).rejects.toThrow('There is no');
    writeFileSync(join(home, storeFile), Buffer.alloc(50_000));
    truncateSync(join(home, storeFile), 40_000);
    await expect(salvage({ ...into, from: join(home, storeFile) })).rejects.toThrow('There is nothing in');
    rmSync(join(home, storeFile));
    expect(existsSync(join(folder, 'database'))).toBe(false);
  });
});
