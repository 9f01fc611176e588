import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup, salvage, writeBackup } from '../src/backup/index';
import { checkFolder } from '../src/check/index';
import { newFolder, withServer } from './running-server';

const passphrase = 'the seven mango trees behind the school';
const count = 800;
const database = 'database';
const student = (n: number) => ({
  _id: n,
  studentID: `S-${n}`,
  mark: `<${n}>`,
  address: 'x'.repeat(n % 100 === 0 ? 9000 : 300),
});

describe('what is salvaged of a damaged backup', () => {
  const home = newFolder();
  const [plain, sealed] = [join(home, 'plain.backup'), join(home, 'sealed.backup')];
  let trial = 0;

  beforeAll(async () => {
    const dataDir = join(home, 'original');
    await withServer(dataDir, async (db) => {
      await db.collection('accounts').insertMany([{ name: 'office' }, { name: 'desk' }]);
      await db.collection('students').createIndexes([{ key: { studentID: 1 }, unique: true }]);
      await db
        .collection<ReturnType<typeof student>>('students')
        .insertMany(Array.from({ length: count }, (_, n) => student(n)));
      await db.collection<{ _id: string }>('years').insertOne({ _id: '2026' });
    });
    await writeBackup({ dataDir, file: plain });
    await writeBackup({ dataDir, file: sealed, passphrase });
  }, 30_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  async function salvaged(of: string, change: (bytes: Buffer) => unknown) {
    trial += 1;
    const bytes = readFileSync(of);
    const from = join(home, `damaged-${trial}.backup`);
    const changed = change(bytes);
    writeFileSync(from, Buffer.isBuffer(changed) ? changed : bytes);
    const folder = join(home, `salvaged-${trial}`);
    const report = await salvage({ from, folder, database, passphrase });
    const place = join(folder, database);
    expect((await checkFolder(place)).problems).toEqual([]);
    const brought = await withServer(place, (db) =>
      db.collection<ReturnType<typeof student>>('students').find().sort({ _id: 1 }).toArray(),
    );
    for (const one of brought) expect(one).toEqual(student(one._id));
    const ids = new Set(brought.map(({ _id }) => _id));
    const lost = Array.from({ length: count }, (_, n) => n).filter((n) => !ids.has(n));
    const of_ = (name: string) => report.collections.find(({ namespace }) => namespace === `school.${name}`);
    return { report, lost, place, students: of_('students'), years: of_('years'), accounts: of_('accounts') };
  }

  const turn = (bytes: Buffer, at: number) => void bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);

  it.each([
    ['plain', () => plain],
    ['encrypted', () => sealed],
  ])('is everything where nothing is wrong with a %s one', async (_, of) => {
    const { report, lost } = await salvaged(of(), () => undefined);
    expect(report).toMatchObject({ isWhole: true, notes: [] });
    expect(lost).toEqual([]);
    expect(report.collections).toHaveLength(3);
  });

  it('is all but the one document that a bit was turned in', async () => {
    const { report, lost, students, years, place } = await salvaged(plain, (bytes) =>
      turn(bytes, bytes.indexOf('<417>') + 100),
    );
    expect(lost).toEqual([417]);
    expect(students).toMatchObject({ documents: count - 1, missing: 1 });
    expect(students?.listed).toEqual(['document 418 (its _id reads 417)']);
    expect(years).toMatchObject({ documents: 1, missing: 0 });
    expect(report.isWhole).toBe(false);
    const indexes = await withServer(place, (db) => db.collection('students').listIndexes().toArray());
    expect(indexes.map(({ name }) => name as string)).toEqual(['_id_', 'studentID_1']);
  });

  it('is what stands on both sides of a length that was changed, or of bytes that are gone', async () => {
    const lengthAt = (bytes: Buffer) => bytes.lastIndexOf('_id', bytes.indexOf('<417>')) - 5;
    const changed = await salvaged(plain, (bytes) => turn(bytes, lengthAt(bytes) + 1));
    expect(changed.lost).toEqual([417]);
    expect(changed.students).toMatchObject({ missing: 1, documents: count - 1 });
    const without = await salvaged(plain, (bytes) => {
      const [from, to] = [bytes.indexOf('<417>'), bytes.indexOf('<420>')];
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    });
    expect(without.lost).toEqual([417, 418, 419, 420]);
    expect(without.students?.missing).toBe(4);
  });

  it('is what stands before the place where a plain one was cut', async () => {
    const { report, lost, students } = await salvaged(plain, (bytes) =>
      bytes.subarray(0, bytes.indexOf('<500>')),
    );
    expect(lost).toEqual(Array.from({ length: count - 500 }, (_, n) => 500 + n));
    expect(students).toMatchObject({ documents: 500, missing: undefined });
    expect(report.notes.join()).toContain(`The backup had ${count + 3} documents; 502 of them are whole.`);
    expect(report.isWhole).toBe(false);
  });

  it('never puts documents into another collection, where an end and the next description are lost', async () => {
    const { report, students, accounts, lost } = await salvaged(plain, (bytes) => {
      const [from, to] = [bytes.indexOf('desk'), bytes.indexOf('<0>')];
      bytes.fill(0x20, from, to);
    });
    expect(accounts?.documents).toBe(1);
    expect(students).toBeUndefined();
    expect(lost).toHaveLength(count);
    expect(report.collections.map(({ namespace, documents }) => [namespace, documents])).toContainEqual([
      'school.salvaged_2',
      count - 1,
    ]);
  });

  it('is every whole chunk of an encrypted one', async () => {
    const middle = await salvaged(sealed, (bytes) => turn(bytes, Math.floor(bytes.length / 2)));
    expect(middle.lost.length).toBeGreaterThan(10);
    expect(middle.lost.length).toBeLessThan(250);
    expect(middle.students?.missing).toBe(middle.lost.length);
    expect(middle.years).toMatchObject({ documents: 1, missing: 0 });
    const cut = await salvaged(sealed, (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)));
    expect(cut.lost.length).toBeGreaterThan(250);
    expect(cut.lost.length).toBeLessThan(count);
    expect(cut.report.isWhole).toBe(false);
  });

  it('is refused of an encrypted one without its passphrase, and of something else', async () => {
    const into = { folder: join(home, 'nowhere'), database };
    await expect(salvage({ ...into, from: sealed })).rejects.toThrow('set BACKUP_PASSPHRASE_FILE');
    const other = join(home, 'other');
    writeFileSync(other, 'names of students'.repeat(5000));
    await expect(salvage({ ...into, from: other })).rejects.toThrow('There is nothing in');
  });

  it('is what stands before the damage of one of an earlier version, which is restored as before', async () => {
    const old = join(__dirname, 'fixtures/backup-with-key.backup');
    const counts = await restoreBackup({ file: old, folder: join(home, 'old'), database });
    const documents = counts.reduce((sum, one) => sum + one.documents, 0);
    const from = join(home, 'old.backup');
    cpSync(old, from);
    const whole = await salvage({ from, folder: join(home, 'old-whole'), database });
    expect(whole.isWhole).toBe(true);
    expect(whole.collections.reduce((sum, one) => sum + one.documents, 0)).toBe(documents);
    const bytes = readFileSync(old);
    writeFileSync(from, bytes.subarray(0, bytes.length - 120));
    const cut = await salvage({ from, folder: join(home, 'old-cut'), database });
    expect(cut.isWhole).toBe(false);
  });
});
