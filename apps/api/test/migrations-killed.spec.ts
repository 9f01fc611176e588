import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { mongo } from 'mongoose';
import { dropDatabase, ownDatabase } from '../../../tools/lib/own-database.mjs';
import { migrations } from '../src/migrations/migrations';
import { OfficeProcess } from './support/process';
import { schoolOf, schoolWithLedgers } from './support/many-students';
import { inDatabase, inFolder } from './support/stored';

const ROOT = join(__dirname, '../../..');
const STUDENTS = 2_500;
const CHANGING = /"done":([1-9]\d*)/;
const LEDGERS = 600;
const TAKING_OVER = /"name":"one-ledger","done":([1-9]\d*)/;

async function valuesOf(db: mongo.Db, collection: string, field: string): Promise<unknown[]> {
  const found = await db
    .collection(collection)
    .find()
    .project({ [field]: 1 })
    .toArray();
  return [...new Set(found.map((one) => one[field] as unknown))];
}

describe('a new version of the built office, killed while it changes what is stored', () => {
  let folder: string;
  const running: OfficeProcess[] = [];
  const start = (env: Readonly<Record<string, string>> = {}) => {
    const office = OfficeProcess.start(folder, { LOG_LEVEL: 'info', ...env });
    running.push(office);
    return office;
  };
  /** Kills the first of these offices that reports the work as done, in the same moment. @returns that office */
  async function killInTheMiddle(offices: OfficeProcess[], work = CHANGING): Promise<OfficeProcess> {
    let killed: OfficeProcess | undefined;
    for (const office of offices)
      office.child.stdout?.on('data', () => {
        if (killed || !work.test(office.output)) return;
        killed = office;
        office.child.kill('SIGKILL');
      });
    await Promise.race(offices.map((office) => office.exit()));
    if (!killed) throw new Error(offices.map(({ output, errors }) => output + errors).join());
    expect(killed.output).not.toContain('is ready');
    return killed;
  }
  const inData = <Value>(data: string, work: (db: mongo.Db) => Promise<Value>) =>
    inFolder(join(folder, data), work);
  const fill = (db: mongo.Db) => db.collection('students').insertMany(schoolOf(STUDENTS));
  const changed = (db: mongo.Db) => db.collection('students').countDocuments({ feesFrom: { $gt: '' } });
  const records = (db: mongo.Db) => db.collection('migrations').find().toArray();
  const months = (db: mongo.Db) => valuesOf(db, 'students', 'feesFrom');

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'school-migrations-'))));
  afterEach(async () => {
    await Promise.all(running.splice(0).map((office) => office.end('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  });

  it('goes on when it is started again; the backup is of before, and a third start changes nothing', async () => {
    await inData('data', fill);
    await killInTheMiddle([start()]);
    const half = await inData('data', changed);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(STUDENTS);

    const again = start();
    await again.ready();
    await again.end('SIGTERM');
    expect(again.output).toContain(`"all":${STUDENTS - half}`);
    expect(again.output).not.toMatch(/Asha|Verma|9876543210|123412341234/);
    const after = await inData('data', async (db) => ({
      changed: await changed(db),
      months: await months(db),
      records: await records(db),
    }));
    expect(after).toMatchObject({
      changed: STUDENTS,
      records: migrations.map(({ number, name }) => ({ _id: number, name })),
    });
    expect(after.months).toHaveLength(1);
    for (const record of after.records) expect(record).toHaveProperty('ended');

    const third = start();
    await third.ready();
    await third.end('SIGTERM');
    expect(third.output).not.toContain('brought up to this version');
    expect(await inData('data', records)).toEqual(after.records);

    const backups = await readdir(join(folder, 'data/backups'));
    const before = backups.filter((name) => name.endsWith('-before-migration-1.backup'));
    expect(before).toHaveLength(1);
    await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'tools/restore.mjs'), join(folder, 'data/backups', ...before)],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: join(folder, 'restored') } },
    );
    expect(
      await inData('restored', async (db) => [
        await db.collection('students').countDocuments(),
        await changed(db),
      ]),
    ).toEqual([STUDENTS, 0]);
  });

  it('goes on with the ledgers that it was taking over: each entry is there once', async () => {
    const stored = schoolWithLedgers(LEDGERS);
    const entries = stored.reduce((sum, { studentFeeReport }) => sum + studentFeeReport.length, 0);
    const state = async (db: mongo.Db) => ({
      entries: await db.collection('ledger').countDocuments(),
      left: await db.collection('students').countDocuments({ studentFeeReport: { $exists: true } }),
    });
    await inData('data', (db) => db.collection('students').insertMany(stored));
    await killInTheMiddle([start()], TAKING_OVER);
    const half = await inData('data', state);
    expect(half.left).toBeGreaterThan(0);
    expect(half.left).toBeLessThan(LEDGERS);
    expect(half.entries).toBeGreaterThanOrEqual(((LEDGERS - half.left) * entries) / LEDGERS);

    const again = start();
    await again.ready();
    await again.end('SIGTERM');
    expect(again.output).toContain(`"name":"one-ledger","done":0,"all":${half.left}`);
    expect(await inData('data', state)).toEqual({ entries, left: 0 });
    expect(await inData('data', (db) => valuesOf(db, 'ledger', 'seq'))).toHaveLength(entries / LEDGERS);
  });

  it('is followed by the office beside it, which has waited: each student is changed by one', async () => {
    const uri = ownDatabase(process.env['TEST_MONGODB_URI'] ?? '');
    await inDatabase(uri, fill);
    try {
      const first = start({ MONGODB_URI: uri });
      const second = start({ MONGODB_URI: uri });
      const killed = await killInTheMiddle([first, second]);
      const waiting = killed === first ? second : first;
      await waiting.ready();
      expect(waiting.output).toContain('this one waits for it');
      // The server still finishes the batch sent by the killed office.
      const left = Number(/"done":0,"all":(\d+)/.exec(waiting.output)?.[1]);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(STUDENTS);
      expect(await inDatabase(uri, changed)).toBe(STUDENTS);
      expect(await inDatabase(uri, months)).toHaveLength(1);
    } finally {
      await dropDatabase(uri);
    }
  });

  it('of the version before it does not start any more: one line says why', async () => {
    await inData('data', async (db) => {
      const record = { _id: 1_000, name: 'of-tomorrow', version: '9.0.0', started: new Date() };
      await db.collection<{ _id: number }>('migrations').insertOne(record);
    });
    const office = start();
    expect(await office.exit()).toBe(1);
    expect(office.errors).toMatch(
      /^The stored data cannot be brought up to this version: A newer version of this program \(9\.0\.0\) .+\n$/,
    );
  });
});
