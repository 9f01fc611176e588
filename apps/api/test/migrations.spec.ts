import type { mongo } from 'mongoose';
import { changeAll } from '../src/migrations/change-all';
import { migrate } from '../src/migrations/migrate';
import type { Migration, MigrationTask } from '../src/migrations/migration';
import { migrations } from '../src/migrations/migrations';
import { makeLog } from '../src/logging/log';
import { TestDatabase } from './support/stored-before';

const NOW = new Date('2026-11-22T05:00:00Z');
const LATER = new Date('2026-12-03T05:00:00Z');
const STUDENTS = 1_200;

/** Gives each pupil a house and the time at which the migration began, and counts how often a pupil was changed. */
const houses = (during: (done: number) => void | Promise<void> = () => undefined): Migration => ({
  number: 1,
  name: 'houses',
  run: ({ goOn, ...task }: MigrationTask) =>
    changeAll(
      { ...task, goOn: (done, all) => Promise.resolve(during(done)).then(() => goOn(done, all)) },
      {
        collection: 'pupils',
        lacking: { house: { $exists: false } },
        reads: ['parity'],
        change: ({ parity }) => ({
          $set: { house: parity === 0 ? 'Ganga' : 'Yamuna', since: task.begun },
          $inc: { changes: 1 },
        }),
      },
    ),
});

describe('migrations', () => {
  let database: TestDatabase;
  let db: mongo.Db;
  let backups: number[];
  let told: string[];
  const students = () => db.collection('pupils');
  const records = () => db.collection('migrations').find().sort({ _id: 1 }).toArray();
  const start = (list: readonly Migration[], { at = NOW, silence = 20_000, version = '1.4.0' } = {}) =>
    migrate(list, {
      db,
      version,
      log: makeLog('info', { write: (line) => void told.push(line) }),
      now: () => at,
      silence,
      backup: ({ number }) => Promise.resolve(void backups.push(number)),
    });
  const expectAllChangedOnce = async (begun = NOW) => {
    for (const [house, parity] of Object.entries({ Ganga: 0, Yamuna: 1 }))
      expect(await students().countDocuments({ house, parity, since: begun, changes: 1 })).toBe(STUDENTS / 2);
  };

  beforeEach(async () => {
    database = await TestDatabase.open();
    db = database.db;
    backups = [];
    told = [];
  });
  afterEach(() => database.close());
  const fill = () =>
    students().insertMany(Array.from({ length: STUDENTS }, (_, roll) => ({ parity: roll % 2 })));

  it('of the program are numbered from 1 without a gap, and no two have one name', () => {
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, at) => at + 1));
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
  });

  it('run once, in order, after a backup, and are remembered with their time and version', async () => {
    await fill();
    const order: number[] = [];
    const second: Migration = {
      number: 2,
      name: 'second',
      run: () => Promise.resolve(void order.push(2)),
    };
    await start([houses(() => void order.push(1))]);
    expect(told[0]).toContain('"name":"houses","msg":"what is stored is brought up to this version"');
    await expectAllChangedOnce();
    await start([houses(), second], { at: LATER, version: '1.5.0' });
    await start([houses(), second], { at: LATER, version: '1.5.1' });
    expect(order).toEqual([1, 1, 1, 2]);
    expect(backups).toEqual([1, 2]);
    expect(await records()).toEqual([
      { _id: 1, name: 'houses', version: '1.4.0', started: NOW, ended: NOW },
      { _id: 2, name: 'second', version: '1.5.0', started: LATER, ended: LATER },
    ]);
    expect(await db.collection('leases').countDocuments()).toBe(0);
  });

  it('of a new database are remembered, make no backup of nothing, and tell of nothing', async () => {
    await start(migrations);
    expect([backups, told]).toEqual([[], []]);
    expect((await records()).map(({ name }): unknown => name)).toEqual(migrations.map(({ name }) => name));
  });

  it('that ended in the middle are gone on with: the same end, and the backup of before stays', async () => {
    await fill();
    const dies = houses((done) => {
      if (done > 0) throw new Error('the disk is full');
    });
    await expect(start([dies])).rejects.toThrow('the disk is full');
    expect(await students().countDocuments({ house: { $exists: true } })).toBe(500);
    await start([houses()], { at: LATER });
    await expectAllChangedOnce();
    expect(backups).toEqual([1]);
    expect(await records()).toMatchObject([{ started: NOW, ended: LATER }]);
  });

  it('change nothing when no backup can be made', async () => {
    await fill();
    const full = { at: NOW, silence: 0, version: '1.4.0' };
    const backup = () => Promise.reject(new Error('There is no space left.'));
    await expect(
      migrate([houses()], { db, ...full, log: makeLog('fatal'), now: () => NOW, backup }),
    ).rejects.toThrow('There is no space left.');
    expect(await students().countDocuments({ house: { $exists: true } })).toBe(0);
    expect(await records()).toEqual([]);
  });

  it('of a newer version than this program keep it from starting', async () => {
    await fill();
    await db
      .collection<{ _id: number }>('migrations')
      .insertOne({ _id: 2, ...{ name: 'x', version: '2.0.0', started: NOW } });
    await expect(start([houses()])).rejects.toThrow(
      'A newer version of this program (2.0.0) has changed it. Start that version or a newer one, or restore a backup that was made before.',
    );
    expect(await students().countDocuments({ house: { $exists: true } })).toBe(0);
    expect(backups).toEqual([]);
  });

  it('of two offices that start at once are run by one, and the other waits for them', async () => {
    await fill();
    let begun = 0;
    const counted = houses((done) => {
      if (done === 0) begun += 1;
    });
    await Promise.all([start([counted]), start([counted]), start([counted])]);
    expect(begun).toBe(1);
    await expectAllChangedOnce();
    expect(backups).toEqual([1]);
  });

  it('of an office that has died are taken over when it has been silent', async () => {
    await fill();
    await db
      .collection<{ _id: string }>('leases')
      .insertOne({ _id: 'migrations', ...{ holder: 'dead', beat: 7 } });
    await start([houses()], { silence: 100 });
    await expectAllChangedOnce();
  });

  it('of an office that was thought dead are not gone on with by it', async () => {
    await fill();
    const taken = houses(async (done) => {
      if (done > 0) await db.collection('leases').updateOne({}, { $set: { holder: 'another' } });
    });
    await expect(start([taken])).rejects.toThrow('Another office has taken this over');
    expect(await students().countDocuments({ house: { $exists: true } })).toBe(500);
    expect((await records())[0]).not.toHaveProperty('ended');
    expect(await db.collection('leases').countDocuments({ holder: 'another' })).toBe(1);
  });
});
