import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schoolDate, startOfDay } from '@school/domain';
import type { EmbeddedMongo } from '@school/embedded-mongo';
import { mongo } from 'mongoose';
import { BackupSchedule } from '../src/backups/backup-schedule.service';
import type { BackupsAnswer } from '../src/backups/backups.answers';
import { backupBeforeMigration, backupBeforeStart } from '../src/backups/before-start';
import { LOG, type Log } from '../src/logging/log';
import { SETTINGS, type Settings } from '../src/settings/settings';
import { TestOffice } from './support/office';
import { textLike, textWith } from './support/matchers';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the backups of an office', () => {
  let folder: string;
  let database: EmbeddedMongo;
  let office: TestOffice;
  const opened: TestOffice[] = [];
  const backups = () => join(folder, 'backups');
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    office = await TestOffice.open({ DATA_DIR: folder, ...env });
    opened.push(office);
  };
  const look = () => office.app.get(BackupSchedule, { strict: false }).look();
  const today = () => `school-${schoolDate(office.clock.now())}.backup`;
  const state = async () => (await office.call<BackupsAnswer>('GET', '/api/office/backups')).body;
  /** Makes a write, as a clerk would; the office of these tests has another database than the one that is backed up. */
  const writeSomething = async () => {
    const client = await mongo.MongoClient.connect(database.uri);
    await client.db('school').collection('notes').insertOne({ text: 'paid' });
    await client.close();
  };
  const names = async (where = backups()) =>
    (await readdir(where)).filter((name) => name !== 'office').sort();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'school-backups-'));
    await mkdir(join(folder, 'database'));
    const { startEmbeddedMongo } = await import('@school/embedded-mongo');
    database = await startEmbeddedMongo({ dataDir: join(folder, 'database') });
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('none yet is not late; one is made, once a day, also by those who look at the same time', async () => {
    await open();
    const logged = vi.spyOn(office.app.get<Log>(LOG, { strict: false }), 'info');
    const none: BackupsAnswer = {
      isElsewhere: false,
      lastAt: null,
      ageHours: null,
      isLate: false,
      failure: null,
    };
    expect(await state()).toEqual(none);
    await Promise.all([look(), look()]);
    expect(logged.mock.calls.filter(([, text]) => text === 'backup made')).toHaveLength(1);
    const first = await state();
    expect(first).toEqual({ ...none, lastAt: textLike(/^\d{4}-.+Z$/), ageHours: 0 });
    await look();
    expect(await state()).toEqual(first);
    expect(await names()).toEqual([today()]);
    const yesterday = today();
    office.clock.advance(DAY);
    await look();
    expect(await names()).toEqual([yesterday, today()]);
  });

  it('are made in an hour too in which something was written, and in no other', async () => {
    await open();
    office.clock.goToNoon();
    // The disk dates its files with the real time; here they get the time of the office's clock.
    const dated = new Set<string>();
    const asOfNow = (path: string) => utimes(path, office.clock.now(), office.clock.now());
    const lookNow = async () => {
      await look();
      for (const name of await names()) {
        if (!dated.has(name)) await asOfNow(join(backups(), name));
        dated.add(name);
      }
    };
    await lookNow();
    office.clock.advance(HOUR);
    await lookNow();
    const one = await names();
    await writeSomething();
    await asOfNow(join(folder, 'database/store.mdb'));
    await lookNow();
    const two = await names();
    office.clock.advance(HOUR);
    await lookNow();
    expect([one, two.length, await names()]).toEqual([[today()], 2, two]);
    expect(two.find((name) => name !== today())).toMatch(/^school-.{10}-\d\dh\.backup$/);
  });

  it('are asked for by those who are signed in alone', async () => {
    await open();
    expect((await office.call('GET', '/api/office/backups', undefined, { token: '' })).status).toBe(401);
    expect((await office.call('GET', '/api/office/backups', undefined, { token: office.admin })).status).toBe(
      200,
    );
  });

  it('warn after two days without a new one', async () => {
    await open();
    await look();
    office.clock.advance(2 * DAY - HOUR);
    expect(await state()).toMatchObject({ isLate: false, ageHours: 47 });
    office.clock.advance(2 * HOUR);
    expect(await state()).toMatchObject({ isLate: true, ageHours: 49 });
  });

  it('warn two days after the first start, when there never was one', async () => {
    await open({ BACKUP_DIR: join(folder, 'stick') });
    await look();
    expect(await state()).toMatchObject({
      isLate: false,
      lastAt: null,
      failure: textLike(/no folder .+stick/),
    });
    office.clock.advance(2 * DAY + HOUR);
    expect(await state()).toMatchObject({ isLate: true, lastAt: null, ageHours: null });
  });

  it('on a stick that is pulled out say so, are tried again after an hour, and harm nothing there', async () => {
    const stick = join(folder, 'stick');
    await mkdir(stick);
    await open({ BACKUP_DIR: stick });
    await look();
    const before = await names(stick);
    await cp(stick, join(folder, 'elsewhere'), { recursive: true, preserveTimestamps: true });
    await rm(stick, { recursive: true });
    office.clock.advance(DAY);
    await look();
    expect((await state()).failure).toBe(`There is no folder ${stick}. Is its disk plugged in?`);
    await cp(join(folder, 'elsewhere'), stick, { recursive: true, preserveTimestamps: true });
    await look();
    expect(await names(stick)).toEqual(before);
    office.clock.advance(HOUR);
    await look();
    expect(await names(stick)).toEqual([...before, today()]);
    expect(await state()).toMatchObject({ failure: null, isLate: false });
  });

  it('that failed while the clock was years ahead are tried again once it is right', async () => {
    const stick = join(folder, 'stick');
    await open({ BACKUP_DIR: stick });
    office.clock.advance(3650 * DAY);
    await look();
    expect((await state()).failure).toMatch(/no folder .+stick/);
    office.clock.advance(-3650 * DAY);
    await mkdir(stick);
    await look();
    expect(await names(stick)).toEqual([today()]);
    expect(await state()).toMatchObject({ failure: null, ageHours: 0 });
  });

  it('that were copied to a new disk today are as old as their names say', async () => {
    await open();
    await look();
    const made = join(backups(), today());
    const before = schoolDate(new Date(office.clock.now().getTime() - 3 * DAY));
    await cp(made, join(backups(), `school-${before}.backup`));
    await rm(made);
    expect(await state()).toMatchObject({ isLate: true, lastAt: startOfDay(before).toISOString() });
  });

  it('into a folder that takes no files fail with a sentence, and the office goes on', async () => {
    await open({ BACKUP_DIR: '/sys' });
    await look();
    expect((await state()).failure).toMatch(
      /^The folder \/sys (may not be written by this user|can be read only)\.$/,
    );
    expect((await office.call('GET', '/api/health')).status).toBe(200);
  });

  it('never replace a file that is none, and are made the next day', async () => {
    await open();
    await mkdir(backups());
    const letter = join(backups(), today());
    await writeFile(letter, 'dear parents');
    await look();
    expect(await state()).toMatchObject({
      lastAt: null,
      failure: textLike(/is there already and is no backup/),
    });
    expect(await readFile(letter, 'utf8')).toBe('dear parents');
    office.clock.advance(DAY);
    await look();
    expect(await names()).toContain(today());
  });

  it('of a database that is gone leave those before it as they are', async () => {
    await open();
    await look();
    const before = await readFile(join(backups(), today()));
    const name = today();
    await database.stop();
    await rm(join(folder, 'database'), { recursive: true });
    office.clock.advance(DAY);
    await look();
    expect((await state()).failure).toMatch(/^There is no database in/);
    expect(await names()).toEqual([name]);
    expect((await readFile(join(backups(), name))).equals(before)).toBe(true);
  });

  it('of two offices never share a folder: the second says so, and a backup that is restored brings its folder along', async () => {
    await open();
    await look();
    const [own] = await names();
    const other = join(folder, 'other');
    await mkdir(join(other, 'database'), { recursive: true });
    await cp(join(folder, 'database/store.mdb'), join(other, 'database/store.mdb'));
    await open({ DATA_DIR: other, BACKUP_DIR: backups() });
    office.clock.advance(DAY);
    await look();
    const sentence = `The backups in ${backups()} are another office's. Give this office a folder of its own`;
    expect(await state()).toMatchObject({ failure: textWith(sentence), lastAt: null });
    const settings = office.app.get<Settings>(SETTINGS);
    await expect(backupBeforeMigration(settings, 99, office.clock.now())).rejects.toThrow(sentence);
    expect(await names()).toEqual([own]);
    await writeFile(join(other, 'backup-restored'), 'a restore');
    office.clock.advance(HOUR);
    await look();
    expect(await state()).toMatchObject({ failure: null });
    expect(await names()).toEqual([own, today()]);
  });

  it('of a clock that was wrong block no other day', async () => {
    await open();
    office.clock.advance(3650 * DAY);
    await look();
    const future = today();
    office.clock.advance(-3650 * DAY);
    // A backup dated in the future says nothing about today.
    expect(await state()).toMatchObject({ lastAt: null, isLate: false });
    await look();
    expect(await names()).toEqual([today(), future].sort());
    expect(await state()).toMatchObject({ ageHours: 0, isLate: false });
  });

  it('on a network disk whose clock is a little ahead count like any other', async () => {
    await open();
    office.clock.goToNoon();
    await look();
    const ahead = new Date(office.clock.now().getTime() + HOUR / 6);
    await utimes(join(backups(), today()), ahead, ahead);
    expect(await state()).toMatchObject({ lastAt: ahead.toISOString(), ageHours: 0 });
  });

  it('of a clock that was ahead are none of the hours that come then', async () => {
    await open();
    office.clock.goToNoon();
    const asOfNow = (path: string) => utimes(path, office.clock.now(), office.clock.now());
    const lookAndWrite = async (hour: string) => {
      await look();
      await asOfNow(join(backups(), today().replace('.backup', hour)));
      await writeSomething();
      await asOfNow(join(folder, 'database/store.mdb'));
    };
    await lookAndWrite('.backup');
    office.clock.advance(3 * HOUR);
    await lookAndWrite('-15h.backup');
    // The clock is put back to one o'clock: this look finds a backup made at three.
    office.clock.advance(-2 * HOUR);
    await lookAndWrite('-13h.backup');
    office.clock.advance(2 * HOUR);
    expect(await state()).toMatchObject({ ageHours: 2 });
    await lookAndWrite('-15h.backup');
    expect(await state()).toMatchObject({ ageHours: 0 });
  });

  it('older than the rota keeps go once a new one is there, and nothing else does', async () => {
    await open();
    await look();
    const days = Array.from({ length: 60 }, (_, n) =>
      schoolDate(new Date(office.clock.now().getTime() - (n + 1) * DAY)),
    );
    for (const day of days) await cp(join(backups(), today()), join(backups(), `school-${day}.backup`));
    await writeFile(join(backups(), 'school-2020-01-01.backup'), 'this one is none');
    await cp(join(backups(), today()), join(backups(), 'before the holidays.backup'));
    office.clock.advance(DAY);
    await look();
    // What the disk dates with the real time has the time of its name.
    const midnight = startOfDay(schoolDate(office.clock.now())).toISOString();
    expect(await state()).toMatchObject({ lastAt: midnight });
    const left = await names();
    expect(left).toEqual(
      expect.arrayContaining(['before the holidays.backup', 'school-2020-01-01.backup', today()]),
    );
    // 7 days, 2 or 3 weeks before those, 1 or 2 months before the weeks.
    expect(left.length - 2).toBeGreaterThanOrEqual(10);
    expect(left.length - 2).toBeLessThanOrEqual(12);
  });

  it('are encrypted where there is a passphrase', async () => {
    const passphraseFile = join(folder, 'passphrase');
    await writeFile(passphraseFile, 'four words are enough\n', { mode: 0o600 });
    await open({ BACKUP_PASSPHRASE_FILE: passphraseFile });
    await look();
    const settings = office.app.get<Settings>(SETTINGS);
    const beforeMigration = await backupBeforeMigration(settings, 99, office.clock.now());
    for (const file of [join(backups(), today()), beforeMigration])
      expect(await readFile(file, 'latin1')).toMatch(/^school embedded-mongo encrypted backup\n/);
    expect(await state()).toMatchObject({ ageHours: 0, failure: null });
  });

  it('with a passphrase that is not in its place are missed at the start, and not in a year', async () => {
    await open({ BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase') });
    const settings = office.app.get<Settings>(SETTINGS);
    await expect(backupBeforeStart(settings, office.clock.now())).rejects.toThrow('passphrase');
  });

  it('of a MongoDB of the school’s own are not the office’s matter', async () => {
    await open({ MONGODB_URI: 'mongodb://db.example/school' });
    expect(await state()).toEqual({
      isElsewhere: true,
      lastAt: null,
      ageHours: null,
      isLate: false,
      failure: null,
    });
  });

  it('end with the office that makes them, and leave nothing unfinished', async () => {
    await open();
    const looking = look();
    await opened.pop()?.close();
    await looking;
    // Not even the backup itself is left: it was cancelled, and nobody had to wait for it.
    expect(await names()).toEqual([]);
  });
});
