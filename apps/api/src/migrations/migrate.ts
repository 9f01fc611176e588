import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import type { Lease } from '../database/lease';
import { workAlone, type Surroundings } from './work-alone';
import type { Migration } from './migration';

/** The database's record of a migration. */
interface MigrationRecord {
  readonly _id: number;
  readonly name: string;
  /** The version of the program that began it. */
  readonly version: string;
  readonly started: Date;
  /** Missing while the migration runs, and after a start that was killed. */
  readonly ended?: Date;
}

/** The surroundings that migrations need. */
export interface MigrationSurroundings extends Surroundings {
  readonly version: string;
  readonly now: () => Date;
  /** Makes a backup of the database as it was before a migration. @throws Error with a sentence */
  readonly backup: (before: Migration) => Promise<void>;
}

/** The collections of this folder; a database that has only these is new. */
const OWN = ['migrations', 'leases', 'derived'];

async function isNew(db: mongo.Db): Promise<boolean> {
  const collections = await throughRestarts(() => db.listCollections({}, { nameOnly: true }).toArray());
  return collections.every(({ name }) => OWN.includes(name));
}

const recordsOf = (db: mongo.Db) => db.collection<MigrationRecord>('migrations');

/** The migrations that have not ended, and whether the first was begun. @throws Error when a newer version was here */
async function whatIsLeft(migrations: readonly Migration[], db: mongo.Db) {
  const records = await throughRestarts(() => recordsOf(db).find().sort({ _id: 1 }).toArray());
  const newest = records.at(-1);
  if (newest && newest._id > migrations.length)
    throw new Error(
      `A newer version of this program (${newest.version}) has changed it. Start that version or a newer one, or restore a backup that was made before.`,
    );
  const ended = new Set(records.filter((record) => record.ended).map(({ _id }) => _id));
  const left = migrations.filter(({ number }) => !ended.has(number));
  return { left, isBegun: records.some(({ _id }) => _id === left[0]?.number) };
}

async function runOne({ number, name, run }: Migration, hold: Lease['hold'], around: MigrationSurroundings) {
  const { db, log, version, now } = around;
  const started = now();
  const record = await throughRestarts(() =>
    recordsOf(db).findOneAndUpdate(
      { _id: number },
      { $setOnInsert: { name, version, started } },
      { upsert: true, returnDocument: 'after' },
    ),
  );
  const goOn = async (done: number, all: number) => {
    await hold();
    log.info({ migration: number, name, done, all }, 'what is stored is being changed');
  };
  await run({ db, begun: record?.started ?? started, goOn });
  await hold();
  await throughRestarts(() => recordsOf(db).updateOne({ _id: number }, { $set: { ended: now() } }));
}

/**
 * Brings what is stored up to this version of the program: after a backup, runs the migrations that this database has not had, in
 * their order, one process at a time. The next start continues what was killed in between.
 * @param migrations by number, from 1 without a gap
 * @throws Error with a sentence when a newer version has changed the database, or no backup can be made
 */
export async function migrate(
  migrations: readonly Migration[],
  around: MigrationSurroundings,
): Promise<void> {
  const { db, log, backup } = around;
  if ((await whatIsLeft(migrations, db)).left.length === 0) return;
  await workAlone(around, async (hold) => {
    const { left, isBegun } = await whatIsLeft(migrations, db);
    const [first] = left;
    const isOfBefore = !(await isNew(db));
    // A migration that was begun has its backup already, and the data is no longer as it was before.
    if (first && !isBegun && isOfBefore) await backup(first);
    for (const migration of left) {
      const { number, name } = migration;
      if (isOfBefore) log.info({ migration: number, name }, 'what is stored is brought up to this version');
      await runOne(migration, hold, around);
    }
  });
}
