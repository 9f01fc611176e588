import { backUpOnce, type BackupSource, backUpWithoutPause, inTheMiddle } from './backups';
import { happen, planChaos } from './chaos';
import { type Client, makersOf } from './client';
import type { Clock } from './clock';
import type { Connection } from './connection';
import type { Database } from './database';
import { removeScans, scansOfAClient, storeScan } from './picture-writes';
import { Random } from './random';
import { readSlowly } from './readers';
import { draw, type Shared } from './shared';
import type { SmallDisk } from './small-disk';
import type { Tally } from './tally';

const operationsOfAClient = 250;
const slowReaders = 3;

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

type IsOver = () => boolean;

/** A kind of round: what it does, and what takes away afterwards what no other round is to have. */
export interface Attack {
  play: (torture: Torture, round: number) => Promise<void>;
  tidy: (torture: Torture) => Promise<void>;
}

export function attackOf(seed: string, round: number): Attack {
  return new Random(seed, 'attack', round).chance(20) ? besideBackups : everything;
}

/** All at once until each client has done its operations. */
const everything: Attack = {
  play: async (torture, round) => {
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
  },
  tidy: () => Promise.resolve(),
};

/**
 * Large documents, which keep a backup reading for long, and one client that changes a small one again and again,
 * beside a backup and after it; nothing else is written and nothing but backups killed. What a backup may still read is
 * not used again, so the store grows by many small transactions, and after one that was killed it must not do so for
 * ever. Others that write at the same time, other changes, or another backup at once would cover a fault of it.
 */
const besideBackups: Attack = {
  play: async (torture, round) => {
    const [client] = torture.clients;
    if (!client) return;
    const random = new Random(torture.seed, 'backups', round);
    await client.work([storeScan], scansOfAClient, () => false);
    for (let times = 0; times < 8; times += 1) {
      const change = (operations: number, isOver: IsOver) => client.work([draw], operations, isOver);
      await together(
        (isOver) => [change(operationsOfAClient / 2, isOver)],
        (isOver) => [backUpOnce(random, sourceOf(torture, isOver), inTheMiddle)],
      );
      await change(operationsOfAClient, () => false);
    }
  },
  tidy: async ({ clients: [client] }) => client?.work([removeScans], 1, () => false),
};

const sourceOf = ({ clients, database, tally, workDir }: Torture, isOver: IsOver): BackupSource => ({
  dataDir: database.dataDir,
  workDir,
  models: clients.map(({ model }) => model),
  isOver,
  onBackup: (outcome) => tally.backedUp(outcome),
});

/** Some work to its end, and beside it what goes on for as long; the first fault ends all. */
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
