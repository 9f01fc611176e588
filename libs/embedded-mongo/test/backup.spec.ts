import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, win32 } from 'node:path';
import { restoreBackup, type RestoreOptions } from '../src/backup';
import { nearestFolder } from '../src/backup/restore-backup';
import { recordsOf, tag, writeRecords } from '../src/backup/records';
import { type BackupOptions, writeBackup } from '../src/backup/write-backup';
import { openSnapshot } from '../src/storage/snapshot';
import { newFolder, withServer } from './running-server';
import { contents, fill, studentCount } from './school';

const runner = join(__dirname, 'backup-runner.cjs');

/** Runs a task in another process, as beside a running office. */
function elsewhere(
  task: 'backup' | 'restore',
  options: BackupOptions | RestoreOptions,
): Promise<{ code: number; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [runner, task, JSON.stringify(options)], (error, _out, err) =>
      resolve({ code: error ? 1 : 0, err }),
    );
  });
}

describe('a backup', () => {
  const home = newFolder();
  const office = join(home, 'office');
  const dataDir = join(office, 'database');
  const file = join(home, 'school.backup');
  let fresh = 0;
  const newPlace = () => join(home, `place-${(fresh += 1)}`);
  const restore = (folder: string, from = file) =>
    restoreBackup({ file: from, folder, database: 'database' });

  beforeAll(async () => {
    await withServer(dataDir, fill);
    writeFileSync(join(office, 'jwt-secret'), 'the key of the office\n');
    await writeBackup({ dataDir, file });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('restored gives the same documents, indexes and order, readable by their owner only, and no key for tokens', async () => {
    const folder = newPlace();
    const counts = await restore(folder);
    expect(counts.map(({ namespace, documents }) => [namespace, documents])).toEqual([
      ['school.empty', 0],
      ['school.fs.chunks', 3],
      ['school.fs.files', 1],
      ['school.students', studentCount],
    ]);
    const [before, after] = [
      await withServer(dataDir, contents),
      await withServer(join(folder, 'database'), contents),
    ];
    expect(after).toEqual(before);
    expect(readdirSync(folder)).toEqual(['database']);
    expect(whole().includes('the key of the office')).toBe(false);
    const modes = [file, folder].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o600, 0o700]);
  });

  it('restored keeps what its indexes promise', async () => {
    const folder = newPlace();
    await restore(folder);
    await withServer(join(folder, 'database'), async (db) => {
      const rows = db.collection<{ no: number; fees?: { no: string }[] }>('students');
      await expect(rows.insertOne({ no: 5 })).rejects.toMatchObject({ code: 11000 });
      await expect(rows.insertOne({ no: -1, fees: [{ no: 'R7' }] })).rejects.toMatchObject({ code: 11000 });
      expect(await rows.findOne({ 'fees.no': 'S14', 'fees.0': { $exists: true } })).toMatchObject({ no: 14 });
    });
  });

  it('made while the office writes holds one moment: what was acknowledged before it, and no half', async () => {
    const busy = join(newPlace(), 'database');
    const folder = newPlace();
    const target = join(home, 'busy.backup');
    const acknowledged = await withServer(busy, async (db) => {
      const pairs = db.collection<{ n: number }>('pairs');
      let n = 0;
      const work = { isDone: false };
      const writing = (async () => {
        // Both documents of a pair are one command, and therefore one transaction.
        for (; !work.isDone; n += 1) await pairs.insertMany([{ n }, { n }]);
      })();
      while (n < 50) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = n;
      expect(await elsewhere('backup', { dataDir: busy, file: target })).toEqual({ code: 0, err: '' });
      work.isDone = true;
      await writing;
      return before;
    });
    await restore(folder, target);
    await withServer(join(folder, 'database'), async (db) => {
      const ns = (await db.collection('pairs').find().toArray()).map((row) => Number(row['n']));
      expect(ns).toEqual(Array.from({ length: ns.length }, (_, at) => Math.floor(at / 2)));
      expect(ns.length % 2).toBe(0);
      expect(ns.length).toBeGreaterThanOrEqual(2 * acknowledged);
    });
  });

  it('has the date of the moment it holds: what is paid while it is made is younger, and is in the next one', async () => {
    const dated = join(home, 'dated.backup');
    const progressAt: number[] = [];
    const progress = () => {
      const at = Date.now();
      progressAt.push(at);
      while (Date.now() < at + 20);
    };
    await writeBackup({ dataDir, file: dated, progress });
    expect(statSync(dated).mtimeMs).toBeLessThanOrEqual(progressAt[0] ?? 0);
  });

  const whole = () => readFileSync(file);
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut before its last byte', (bytes) => bytes.subarray(0, -1)],
    ['with one bit turned', (bytes) => Buffer.from(bytes).fill((bytes[50_000] ?? 0) ^ 1, 50_000, 50_001)],
    ['with something behind it', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
    ['that is another file', () => Buffer.from('names of students')],
    ['that is empty', () => Buffer.alloc(0)],
    ['with a length beyond all bounds', (bytes) => Buffer.from(bytes).fill(0x7f, 30, 34)],
  ])('%s is refused and leaves the folder empty', async (_, change) => {
    const folder = newPlace();
    const bad = join(home, 'bad.backup');
    writeFileSync(bad, change(whole()));
    await expect(restore(folder, bad)).rejects.toThrow(`${bad} is no whole backup`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that lacks a document which was there is not restored', async () => {
    const short = join(home, 'short.backup');
    const store = await openSnapshot(dataDir);
    const records = [...recordsOf(store)];
    await store.close();
    records.splice(
      records.findIndex((item) => item?.tag === tag.document),
      1,
    );
    await writeRecords(short, records, {});
    const folder = newPlace();
    await expect(restore(folder, short)).rejects.toThrow('what was stored is not what the backup holds');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[string, (folder: string) => void]>([
    ['an office', (folder) => cpSync(office, folder, { recursive: true })],
    ['a file', (folder) => writeFileSync(join(folder, 'letter.txt'), 'dear parents')],
    ['a key alone', (folder) => writeFileSync(join(folder, 'jwt-secret'), 'key')],
  ])('is not restored over %s', async (_, use) => {
    const folder = newPlace();
    mkdirSync(folder);
    use(folder);
    const before = readdirSync(folder, { recursive: true });
    await expect(restore(folder)).rejects.toThrow('is not empty');
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('of an earlier version, with the key for tokens in it, is restored without the key', async () => {
    const folder = newPlace();
    const old = join(__dirname, 'fixtures/backup-with-key.backup');
    expect(readFileSync(old).includes('jwt-secret')).toBe(true);
    expect(await restore(folder, old)).toMatchObject([{ namespace: 'school.students', documents: 2 }]);
    expect(readdirSync(folder)).toEqual(['database']);
    const names = await withServer(join(folder, 'database'), (db) =>
      db
        .collection('students')
        .find()
        .map(({ name }) => String(name))
        .toArray(),
    );
    expect(names).toEqual(['Asha', 'Ravi']);
  });

  it('is restored beside the backups of the same folder, which stay', async () => {
    const folder = newPlace();
    mkdirSync(join(folder, 'backups'), { recursive: true });
    cpSync(file, join(folder, 'backups/school.backup'));
    const from = join(folder, 'backups/school.backup');
    await restoreBackup({ file: from, folder, database: 'database', backups: 'backups' });
    expect(readdirSync(folder).sort()).toEqual(['backups', 'database']);
    expect(existsSync(from)).toBe(true);
  });

  it('is restored with a mark beside the database, which is there before it', async () => {
    const folder = newPlace();
    const mark = { name: 'restored', text: 'once' };
    const seen: string[][] = [];
    const options = { file, folder, database: 'database', mark };
    const progress = () => seen.push(readdirSync(folder));
    // A mark left by a power cut is written again.
    mkdirSync(folder);
    writeFileSync(join(folder, 'restored'), '');
    await restoreBackup({ ...options, progress });
    expect(seen.filter((names) => names.includes('database') && !names.includes('restored'))).toEqual([]);
    expect(readFileSync(join(folder, 'restored'), 'utf8')).toBe('once');
  });

  it('is not restored where an office was started meanwhile', async () => {
    const folder = newPlace();
    const progress = () => void mkdirSync(join(folder, 'database/in-use'), { recursive: true });
    await expect(restoreBackup({ file, folder, database: 'database', progress })).rejects.toThrow(
      `${folder} is not empty (database is in it)`,
    );
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['database', 'database/in-use']);
  });

  it('is not made over a file that is none, of no database, or into no folder', async () => {
    const letter = join(home, 'letter.txt');
    writeFileSync(letter, 'dear parents');
    await expect(writeBackup({ dataDir, file: letter })).rejects.toThrow('is no backup; choose another name');
    expect(readFileSync(letter, 'utf8')).toBe('dear parents');
    await expect(writeBackup({ dataDir: home, file })).rejects.toThrow('There is no database in');
    await expect(writeBackup({ dataDir, file: join(home, 'no/a.backup') })).rejects.toThrow('no folder');
  });

  it('that is stopped leaves the one before it as it was', async () => {
    const before = whole();
    const stop = AbortSignal.abort(new Error('stopped'));
    await expect(writeBackup({ dataDir, file, signal: stop })).rejects.toThrow('stopped');
    expect(whole().equals(before)).toBe(true);
    expect(readdirSync(home).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it.each([40, 80, 120, 180])(
    'and its restore, killed %d ms after they began, leave all or nothing, and can be run again',
    async (delay) => {
      const folder = newPlace();
      const copy = join(home, `copy-${delay}.backup`);
      await killedAfter(delay, 'backup', { dataDir, file: copy });
      if (existsSync(copy)) await restore(newPlace(), copy);
      await killedAfter(delay, 'restore', { file, folder, database: 'database' });
      if (!existsSync(join(folder, 'database'))) await restore(folder);
      const count = await withServer(join(folder, 'database'), (db) =>
        db.collection('students').countDocuments(),
      );
      expect(count).toBe(studentCount);
      await writeBackup({ dataDir, file: copy });
      expect(readdirSync(home).filter((name) => name.includes('.part'))).toEqual([]);
    },
  );
});

function killedAfter(delay: number, task: string, options: object): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [runner, task, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), delay));
    child.once('close', () => resolve());
  });
}

describe('the place for a restore', () => {
  it('is not looked for above a drive of Windows that is not plugged in', () => {
    expect(nearestFolder('Q:\\school\\data', win32.dirname)).toBe('Q:\\');
  });
});
