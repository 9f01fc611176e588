import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { attack, type Torture } from './attack';
import { restored } from './backups';
import { compareFolder, compareServer, expectedOf } from './compare';
import { Database } from './database';
import { Fault } from './fault';
import { flipOneBit } from './flips';
import { readFolder } from './folder';
import { Random } from './random';
import { backUp, migrateTo } from './tasks';

const flips = 2;

/** Plays an attack, then compares everything. @throws Fault and the like */
export async function playRound(torture: Torture, round: number): Promise<void> {
  await attack(torture, round);
  await compareAll(torture, round);
  torture.tally.rounds += 1;
}

async function compareAll(torture: Torture, round: number): Promise<void> {
  const { clients, clock, connection, database, seed, shared, tally, workDir } = torture;
  const models = clients.map(({ model }) => model);
  database.checkUnharmed();
  await connection.renew();
  await compareServer('after the round', connection.db, models, shared);
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
  // Some rounds go on with the restored data.
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
