import { type BackupSource, backUpWithoutPause } from './backups';
import { happen, planChaos } from './chaos';
import { type Client, makersOf } from './client';
import type { Clock } from './clock';
import type { Connection } from './connection';
import type { Database } from './database';
import { Random } from './random';
import { readSlowly } from './readers';
import type { Shared } from './shared';
import type { SmallDisk } from './small-disk';
import type { Tally } from './tally';

const operationsOfAClient = 250;
const slowReaders = 3;

export interface Torture {
  seed: string;
  database: Database;
  clock: Clock;
  disk: SmallDisk;
  /** The folder for copies, on a disk of any size. */
  workDir: string;
  clients: readonly Client[];
  shared: Shared;
  tally: Tally;
  connection: Connection;
}

type IsOver = () => boolean;

/** Runs all attackers at once until each client has done its operations. */
export async function attack(torture: Torture, round: number): Promise<void> {
  const { clients, clock, connection, database, disk, seed, tally } = torture;
  const models = clients.map(({ model }) => model);
  const before = tally.operations;
  const plan = planChaos(new Random(seed, 'chaos', round), clients.length * operationsOfAClient);
  const makers = makersOf(seed, round);
  await together(
    (isOver) => clients.map((client) => client.work(makers, operationsOfAClient, isOver)),
    (isOver) => [
      happen(plan, {
        connection,
        database,
        disk,
        clock,
        done: () => tally.operations - before,
        isOver,
        onHappened: (what) =>
          tally.happened(what, `in round ${round} after ${tally.operations - before} operations`),
      }),
      ...Array.from({ length: slowReaders }, (_, reader) =>
        readSlowly(new Random(seed, 'reader', round, reader), {
          connection,
          database,
          models,
          isOver,
          onRead: (read) => tally.read(read),
        }),
      ),
      backUpWithoutPause(new Random(seed, 'backups', round), sourceOf(torture, isOver)),
    ],
  );
}

const sourceOf = ({ clients, database, tally, workDir }: Torture, isOver: IsOver): BackupSource => ({
  dataDir: database.dataDir,
  workDir,
  models: clients.map(({ model }) => model),
  isOver,
  onBackup: (outcome) => tally.backedUp(outcome),
});

/** Runs some work to its end, and other tasks beside it for as long; the first fault ends everything. */
async function together(
  working: (isOver: IsOver) => Promise<void>[],
  beside: (isOver: IsOver) => Promise<void>[],
): Promise<void> {
  let over = false;
  const isOver = () => over;
  const end = () => {
    over = true;
  };
  const ending = Promise.all(working(isOver)).finally(end);
  const stopping = beside(isOver).map((work) =>
    work.catch((error: unknown) => {
      end();
      throw error;
    }),
  );
  const outcomes = await Promise.allSettled([ending, ...stopping]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
