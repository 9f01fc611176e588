import type { mongo } from 'mongoose';
import { throughRestarts } from '../database/database-away';
import type { Log } from '../logging/log';
import { alone, type Surroundings } from './alone';
import type { MigrationTask } from './migration';

/**
 * Fields that follow from others of the same document, by a rule of the running program. A migration is frozen; such a rule
 * may change with each version, so these fields are made anew whenever its number is another one than the database has.
 */
export interface Derived {
  readonly name: string;
  /** Raise it with each change of the rule. */
  readonly version: number;
  /** Makes the fields of all documents anew. It may be killed at any moment, and is run again from the beginning then. */
  readonly run: (task: Pick<MigrationTask, 'db' | 'goOn'> & { readonly log: Log }) => Promise<void>;
}

/** What the database remembers. */
interface DerivedRecord {
  /** The name. */
  readonly _id: string;
  /** The version by which all documents were made; 0 while they are being made. */
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
 * Makes derived fields anew where the database has those of another version of the program, be it older or newer. To be
 * called after the migrations, as it reads documents as this version stores them. No backup is made: what is overwritten
 * follows from what stays.
 */
export async function rebuildDerived(all: readonly Derived[], around: Surroundings): Promise<void> {
  const { db, log } = around;
  if ((await outdated(all, db)).length === 0) return;
  // Another office that is faster may have a clerk who changes what was just read.
  await alone(around, async (hold) => {
    for (const { name, version, run } of await outdated(all, db)) {
      const goOn = async (done: number, count: number) => {
        await hold();
        log.info({ derived: name, version, done, all: count }, 'derived fields are being made anew');
      };
      // So that a program of the version before, started after this one was killed, makes its own anew too.
      await remember(db, name, 0);
      await run({ db, goOn, log });
      await hold();
      await remember(db, name, version);
    }
  });
}
