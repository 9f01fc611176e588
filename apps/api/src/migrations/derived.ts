import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import type { Log } from '../logging/log';
import { workAlone, type Surroundings } from './work-alone';
import type { MigrationTask } from './migration';

/**
 * Fields that follow from others of the same document, by a rule of the running program. A migration is frozen; such a rule may
 * change with each version, so these fields are rebuilt whenever the database has another version's number.
 */
export interface Derived {
  readonly name: string;
  /** The version of the rule; raise it with each change. */
  readonly version: number;
  /** Rebuilds the fields of all documents. It may be killed at any moment, and then starts again from the beginning. */
  readonly run: (task: Pick<MigrationTask, 'db' | 'goOn'> & { readonly log: Log }) => Promise<void>;
}

/** The database's record of a rule. */
interface DerivedRecord {
  /** The name. */
  readonly _id: string;
  /** The version by which all documents were built; 0 while they are being built. */
  readonly version: number;
}

const recordsOf = (db: mongo.Db) => db.collection<DerivedRecord>('derived');

async function outdated(all: readonly Derived[], db: mongo.Db): Promise<Derived[]> {
  const records = await throughRestarts(() => recordsOf(db).find().toArray());
  const versions = new Map(records.map(({ _id, version }) => [_id, version]));
  return all.filter(({ name, version }) => versions.get(name) !== version);
}

async function remember(db: mongo.Db, _id: string, version: number): Promise<void> {
  await throughRestarts(() => recordsOf(db).updateOne({ _id }, { $set: { version } }, { upsert: true }));
}

/**
 * Rebuilds derived fields where the database has those of another version of the program, older or newer. Call it after the
 * migrations, as it reads documents as this version stores them. No backup is made: the overwritten fields follow from those that
 * stay.
 */
export async function rebuildDerived(all: readonly Derived[], around: Surroundings): Promise<void> {
  const { db, log } = around;
  if ((await outdated(all, db)).length === 0) return;
  // A faster office may already have a clerk who changes what was just read here.
  await workAlone(around, async (hold) => {
    for (const { name, version, run } of await outdated(all, db)) {
      const goOn = async (done: number, count: number) => {
        await hold();
        log.info({ derived: name, version, done, all: count }, 'derived fields are being made anew');
      };
      // If this program is killed, the previous version, started after it, must rebuild its own fields too.
      await remember(db, name, 0);
      await run({ db, goOn, log });
      await hold();
      await remember(db, name, version);
    }
  });
}
