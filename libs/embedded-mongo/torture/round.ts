import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { checkAttempts } from './attempts';
import { backUpWithoutPause, restored } from './backups';
import { happen, planChaos } from './chaos';
import type { Client } from './client';
import type { Clock } from './clock';
import { compareFolder, compareServer, expectedOf } from './compare';
import type { Connection } from './connection';
import { Database } from './database';
import { Fault } from './fault';
import { flipOneBit } from './flips';
import { readFolder } from './folder';
import { Random } from './random';
import { readSlowly } from './readers';
import type { Shared } from './shared';
import type { SmallDisk } from './small-disk';
import { backUp, migrateTo } from './tasks';
import type { Tally } from './tally';

const operationsOfAClient = 250;
const slowReaders = 3;
const flips = 2;

export interface Torture {
  seed: string;
  database: Database;
  clock: Clock;
  disk: SmallDisk;
  /** Where copies are made, on a disk of any size. */
  workDir: string;
  clients: readonly Client[];
  shared: Shared;
  tally: Tally;
  connection: Connection;
}

/** All at once until each client has done its operations, and then everything compared. @throws Fault and alike */
export async function playRound(torture: Torture, round: number): Promise<void> {
  await attack(torture, round);
  await compareAll(torture, round);
  torture.tally.rounds += 1;
}

async function attack(torture: Torture, round: number): Promise<void> {
  const { clients, clock, connection, database, disk, seed, tally, workDir } = torture;
  const models = clients.map(({ model }) => model);
  const before = tally.operations;
  const total = clients.length * operationsOfAClient;
  const plan = planChaos(new Random(seed, 'chaos', round), total);
  let isOver = false;
  const over = () => isOver;
  /** The first fault ends the round for all. */
  const stopping = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      isOver = true;
      throw error;
    });
  const chaos = happen(plan, {
    connection,
    database,
    disk,
    clock,
    done: () => tally.operations - before,
    isOver: over,
    onHappened: (what) =>
      tally.happened(what, `in round ${round} after ${tally.operations - before} operations`),
  });
  const beside = [
    stopping(chaos),
    ...Array.from({ length: slowReaders }, (_, reader) =>
      stopping(
        readSlowly(new Random(seed, 'reader', round, reader), {
          connection,
          database,
          models,
          isOver: over,
          onRead: (read) => tally.read(read),
        }),
      ),
    ),
    stopping(
      backUpWithoutPause(new Random(seed, 'backups', round), {
        dataDir: database.dataDir,
        workDir,
        models,
        isOver: over,
        onBackup: (outcome) => tally.backedUp(outcome),
      }),
    ),
  ];
  const working = Promise.all(
    clients.map((client) => stopping(client.work(round, operationsOfAClient, over))),
  );
  const ending = working.finally(() => {
    isOver = true;
  });
  const outcomes = await Promise.allSettled([ending, ...beside]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function compareAll(torture: Torture, round: number): Promise<void> {
  const { clients, clock, connection, database, seed, shared, tally, workDir } = torture;
  const models = clients.map(({ model }) => model);
  database.checkUnharmed();
  await compareServer('after the round', connection.db, models, shared);
  await checkAttempts(connection.db, clock, models);
  await connection.renew();
  await database.stop();
  const expected = expectedOf(models);
  compareFolder('in the store', expected, await readFolder(database.dataDir));
  const backup = join(workDir, 'end.backup');
  const restoredTo = join(workDir, 'end');
  const { code, errors } = await backUp(database.dataDir, backup);
  if (code !== 0) throw new Fault(`the backup after the round failed: ${errors}`);
  compareFolder('in the restored backup', expected, await restored(backup, restoredTo));
  tally.restores += 1;
  await compareMigrated(torture);
  for (let flip = 0; flip < flips; flip += 1)
    tally.flipped(
      await flipOneBit(new Random(seed, 'flip', round, flip), {
        clock,
        folder: database.dataDir,
        models,
        shared,
        workDir,
      }),
    );
  // Some rounds go on with what was restored.
  if (new Random(seed, 'goes on', round).chance(30)) takeOver(join(restoredTo, 'database'), database.dataDir);
  await database.start();
  models.forEach((model) => model.forgetThePast(performance.now()));
}

function takeOver(from: string, dataDir: string): void {
  rmSync(dataDir, { recursive: true });
  cpSync(from, `${dataDir}.new`, { recursive: true });
  renameSync(`${dataDir}.new`, dataDir);
}

async function compareMigrated({ clients, clock, database, shared, tally, workDir }: Torture): Promise<void> {
  const folder = join(workDir, 'migrated');
  rmSync(folder, { recursive: true, force: true });
  const target = new Database(folder, clock);
  await target.start();
  try {
    const { code, errors } = await migrateTo(database.dataDir, `${target.uri}/school`);
    if (code !== 0) throw new Fault(`a migration failed: ${errors}`);
    const client = await MongoClient.connect(target.uri);
    try {
      const models = clients.map(({ model }) => model);
      await compareServer('in the migrated copy', client.db('school'), models, shared);
    } finally {
      await client.close();
    }
  } finally {
    await target.stop();
  }
  tally.migrations += 1;
}
