import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from './client';
import { Clock } from './clock';
import { counters, makeCollections } from './collections';
import { Connection } from './connection';
import { Database } from './database';
import { Fault, textOf } from './fault';
import type { Torture } from './attack';
import { playRound } from './round';
import { Shared } from './shared';
import { SmallDisk } from './small-disk';
import { Tally } from './tally';

const clientCount = 8;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    rounds: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Date.now()) },
    /** A folder on a disk that may be filled. */
    disk: { type: 'string' },
  },
});

const sumOf = ({ connection, tally }: Torture): string =>
  `${tally.toString()}, ${connection.stuck} times a driver that was stuck`;

/** Keeps the database for a report of the fault, copied from a disk that disappears with this process. */
function keep(torture: Torture, workDir: string): string {
  const kept = mkdtempSync(join(tmpdir(), 'torture-fault-'));
  cpSync(torture.database.dataDir, join(kept, 'database'), {
    recursive: true,
    filter: (path) => !path.endsWith('.sock'),
  });
  cpSync(workDir, join(kept, 'work'), { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return kept;
}

function report(error: unknown, torture: Torture, round: number, workDir: string): void {
  print(
    `FAULT in round ${round} of seed ${torture.seed}: ${error instanceof Fault ? error.message : textOf(error)}`,
  );
  if (!(error instanceof Fault) && error instanceof Error) print(error.stack ?? '');
  if (error instanceof Fault && error.client !== undefined) {
    const log = torture.clients[error.client]?.model.log ?? [];
    const about = error.id === undefined ? [] : log.filter((line) => line.includes(error.id ?? ''));
    print(`The last operations of client ${error.client}${error.id ? ` on ${error.id}` : ''}:`);
    for (const line of (about.length > 0 ? about : log).slice(-20)) print(`  ${line}`);
  }
  print(`What happened to the database last: ${torture.tally.last.slice(-20).join('; ') || 'nothing'}`);
  print(`What is there is kept in ${keep(torture, workDir)}.`);
  print(`Again: npm run torture -- --seed ${torture.seed} --rounds ${round}`);
}

async function prepare(seed: string, workDir: string, diskDir: string): Promise<Torture> {
  const tally = new Tally();
  const clock = new Clock(join(workDir, 'clock'));
  const database = new Database(join(diskDir, 'database'), clock);
  await database.start();
  const connection = new Connection(() => database.uri);
  const { db } = connection;
  await makeCollections(db);
  await db.collection<{ _id: string; n: number }>(counters).insertOne({ _id: 'receipts', n: 0 });
  const [shared, disk] = [new Shared(), new SmallDisk(diskDir)];
  const onDone = (outcome: 'done' | 'refused' | 'unanswered') => tally.done(outcome);
  const clients = Array.from(
    { length: clientCount },
    (_, number) => new Client(number, { connection, database, disk, shared, seed, onDone }),
  );
  return { seed, connection, database, clock, disk, workDir, clients, shared, tally };
}

async function main(): Promise<void> {
  const { seed } = values;
  const [minutes, rounds] = [Number(values.minutes), Number(values.rounds)];
  const workDir = mkdtempSync(join(tmpdir(), 'torture-'));
  const diskDir = values.disk ?? join(workDir, 'disk');
  mkdirSync(diskDir, { recursive: true });
  print(`Torture of the embedded database: seed ${seed}, ${minutes} minutes, ${clientCount} clients`);
  const torture = await prepare(seed, workDir, diskDir);
  if (!torture.disk.isSmall) print('The disk is not filled: there is no small one of its own here.');
  const end = performance.now() + minutes * 60_000;
  let round = 1;
  try {
    for (; round <= rounds && (performance.now() < end || round === 1); round += 1) {
      await playRound(torture, round);
      print(`round ${round}: ${sumOf(torture)}`);
    }
    print(`Nothing lost, nothing wrong. Seed ${seed}: ${sumOf(torture)}`);
  } catch (error) {
    report(error, torture, round, workDir);
    process.exitCode = 1;
  } finally {
    await torture.connection.close();
    await torture.database.stop();
    rmSync(workDir, { recursive: true, force: true });
  }
}

await main();
// A stuck driver that was given up would keep this process alive for two more minutes.
process.exit();
