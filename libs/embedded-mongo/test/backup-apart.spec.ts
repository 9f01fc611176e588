import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { plainly } from '../src/storage/disk-faults';
import { restoreBackup } from '../src/backup';
import { formatVersion } from '../src/storage/format-version';
import { storedFormat } from '../src/storage/stored-format';
import { backupApart, backupBeforeUpgrade } from './built';
import { newFolder, withServer } from './running-server';

const runner = join(__dirname, 'backup-runner.cjs');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a backup in a process of its own', () => {
  let home: string;
  let dataDir: string;
  let big: string;
  beforeAll(async () => {
    home = newFolder();
    dataDir = join(home, 'office/database');
    big = join(home, 'big/database');
    await withServer(dataDir, (db) =>
      db.collection('students').insertMany([{ name: 'Asha' }, { name: 'Ravi' }]),
    );
    await withServer(big, async (db) => {
      const rows = Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(100_000) }));
      for (let at = 0; at < rows.length; at += 100)
        await db.collection('pictures').insertMany(rows.slice(at, at + 100));
    });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const leftovers = () => readdirSync(home).filter((name) => name.includes('.part'));
  /** The ID of the process that writes a left-over file. */
  const writerOf = (left = '') => Number(/\.(\d+)\.part$/.exec(left)?.[1]);
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('is made while the office writes, which goes on', async () => {
    const file = join(home, 'one.backup');
    await withServer(dataDir, async (db) => {
      const making = backupApart({ dataDir, file });
      await db.collection('students').insertOne({ name: 'Meena' });
      expect(await making).toMatchObject([{ namespace: 'school.students' }]);
    });
    const folder = join(home, 'restored');
    await restoreBackup({ file, folder, database: 'database' });
    expect(existsSync(join(folder, 'database/store.mdb'))).toBe(true);
  });

  it('is encrypted with the passphrase of a file, and says when that is not one', async () => {
    const [file, passphraseFile] = [join(home, 'sealed.backup'), join(home, 'passphrase')];
    writeFileSync(passphraseFile, 'four words are enough\n', { mode: 0o600 });
    await backupApart({ dataDir, file, passphraseFile });
    expect(readFileSync(file, 'latin1')).toMatch(/^school embedded-mongo encrypted backup\n/);
    await expect(backupApart({ dataDir, file, passphraseFile: join(home, 'none') })).rejects.toThrow(
      'cannot be read (ENOENT)',
    );
  });

  it.each([
    ['there is no folder', 'nowhere/a.backup', 'There is no folder'],
    [
      'the folder takes no files',
      '/sys/a.backup',
      /^The folder \/sys (may not be written|can be read only|is gone)/,
    ],
  ])('says in a sentence that %s', async (_, name, sentence) => {
    const file = name.startsWith('/') ? name : join(home, name);
    await expect(backupApart({ dataDir, file })).rejects.toThrow(sentence);
  });

  it('that finds no room says so, leaves nothing, and the one before it as it was', async () => {
    const file = join(home, 'room.backup');
    await backupApart({ dataDir, file });
    const before = readFileSync(file);
    const options = JSON.stringify({ dataDir: big, file });
    // No file of this process can grow beyond 20 MB.
    const said = await new Promise<string>((resolve) => {
      const command = `ulimit -f ${20 * 2048}; exec "$0" "$@"`;
      execFile('sh', ['-c', command, process.execPath, runner, 'backup', options], (_error, _out, err) =>
        resolve(err),
      );
    });
    expect(said.trim()).toBe(`The folder ${home} takes no file of this size.`);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(leftovers()).toEqual([]);
  });

  it('that is stopped, or whose office is killed, ends, and nothing of it stays', async () => {
    const file = join(home, 'big.backup');
    const stop = new AbortController();
    const making = backupApart({ dataDir: big, file }, { signal: stop.signal });
    while (leftovers().length === 0) await pause(2);
    stop.abort(new Error('the office stops'));
    await expect(making).rejects.toThrow('the office stops');
    expect([leftovers(), existsSync(file)]).toEqual([[], false]);

    const office = spawn(process.execPath, [runner, 'backup', JSON.stringify({ dataDir: big, file })]);
    while (leftovers().length === 0) await pause(2);
    const writer = writerOf(leftovers()[0]);
    office.kill('SIGKILL');
    const size = () => (existsSync(file) ? statSync(file).size : 0);
    // On a busy disk the process ends before it can clean up; the next backup does so.
    while (isRunning(writer)) await pause(10);
    expect(size()).toBe(0);
    await backupApart({ dataDir: big, file });
    expect([leftovers(), size() > 50_000_000]).toEqual([[], true]);
  });

  it('whose process is killed says so, and what that left goes with the next one', async () => {
    const file = join(home, 'killed.backup');
    const making = backupApart({ dataDir: big, file });
    const failing = expect(making).rejects.toThrow('has ended early (SIGKILL)');
    while (leftovers().length === 0) await pause(2);
    const [left] = leftovers();
    process.kill(writerOf(left), 'SIGKILL');
    await failing;
    expect(leftovers()).toEqual([left]);
    await backupApart({ dataDir, file: join(home, 'another-day.backup') });
    expect(leftovers()).toEqual([]);
  });
});

describe('a backup before the stored format changes', () => {
  let home: string;
  let dataDir: string;
  const file = () => join(home, 'before.backup');
  beforeEach(() => {
    home = newFolder();
    dataDir = join(home, 'database');
    mkdirSync(dataDir);
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('is made of a store of the earlier format, which stays as it is, and is restored in this one', async () => {
    const store = join(dataDir, 'store.mdb');
    writeFileSync(store, gunzipSync(readFileSync(join(__dirname, 'fixtures/store-format-2.mdb.gz'))));
    const before = readFileSync(store);
    expect(await backupBeforeUpgrade({ dataDir, file: file() })).toBe(true);
    expect(readFileSync(store).equals(before)).toBe(true);
    const folder = join(home, 'restored');
    await restoreBackup({ file: file(), folder, database: 'database' });
    expect(await storedFormat(join(folder, 'database'))).toBe(formatVersion);
    // Once a start has changed the format, there is nothing left to do.
    await withServer(dataDir, (db) => db.command({ ping: 1 }));
    rmSync(file());
    expect(await backupBeforeUpgrade({ dataDir, file: file() })).toBe(false);
    expect(existsSync(file())).toBe(false);
  });

  it('is called for by no folder that holds no store, or something else', async () => {
    expect(await backupBeforeUpgrade({ dataDir, file: file() })).toBe(false);
    writeFileSync(join(dataDir, 'store.mdb'), 'dear parents');
    expect(await backupBeforeUpgrade({ dataDir, file: file() })).toBe(false);
  });

  it('that cannot be made says so', async () => {
    const store = join(dataDir, 'store.mdb');
    writeFileSync(store, gunzipSync(readFileSync(join(__dirname, 'fixtures/store-format-2.mdb.gz'))));
    const nowhere = join(home, 'nowhere/before.backup');
    await expect(backupBeforeUpgrade({ dataDir, file: nowhere })).rejects.toThrow('There is no folder');
  });
});

describe('what a folder does not take', () => {
  it.each([
    ['ENOSPC', 'The folder /stick has no room left.'],
    ['EROFS', 'The folder /stick can only be read, as its disk is read-only.'],
    ['EIO', 'The folder /stick cannot be read or written without errors.'],
    ['ENOENT', 'The folder /stick is gone.'],
  ])('%s is said in a sentence', (code, sentence) => {
    expect(plainly(Object.assign(new Error('raw'), { code }), '/stick')).toMatchObject({ message: sentence });
  });

  it('another error stays what it is', () => {
    const error = new Error('The database is damaged');
    expect(plainly(error, '/stick')).toBe(error);
  });
});
