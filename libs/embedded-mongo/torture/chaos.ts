import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock';
import type { Connection } from './connection';
import type { Database } from './database';
import { Fault, textOf } from './fault';
import type { Random } from './random';
import type { SmallDisk } from './small-disk';

export type Happening = 'kill' | 'hang' | 'kill of the office' | 'fill' | 'empty' | 'clock';

export interface Planned {
  /** The number of operations in the round after which it happens. */
  at: number;
  what: Happening;
  /** A figure it needs: the megabytes left on the disk, or the year the clock jumps to. */
  figure: number;
}

/** Plans the happenings of a round with this many operations; only the random numbers decide. */
export function planChaos(random: Random, operations: number): Planned[] {
  const plan: Planned[] = [];
  const add = (times: number, what: Happening, figure: () => number) => {
    for (; times > 0; times -= 1)
      plan.push({ at: random.below(Math.floor(operations * 0.95)), what, figure: figure() });
  };
  add(random.between(0, 4), 'kill', () => 0);
  add(random.chance(20) ? 1 : 0, 'kill of the office', () => 0);
  add(random.chance(3) ? 1 : 0, 'hang', () => 0);
  add(random.between(0, 3), 'clock', () => random.between(2005, 2075));
  add(random.chance(40) ? 1 : 0, 'fill', () => random.pick([0, 0, 4, 20, 30]));
  for (const { at } of plan.filter(({ what }) => what === 'fill'))
    plan.push({ at: at + random.between(20, 200), what: 'empty', figure: 0 });
  return plan.sort((a, b) => a.at - b.at);
}

/** A full disk lets fewer operations through, so it is emptied after this time at the latest (milliseconds). */
const longestFull = 4000;

export interface Victim {
  connection: Connection;
  database: Database;
  disk: SmallDisk;
  clock: Clock;
  /** The number of operations done in this round. */
  done: () => number;
  isOver: () => boolean;
  onHappened: (what: Happening) => void;
}

/** Plays the planned happenings; afterwards the database runs and the disk has space. */
export async function happen(plan: readonly Planned[], victim: Victim): Promise<void> {
  const { database, disk, done, isOver, onHappened } = victim;
  try {
    for (const planned of plan) {
      const end = performance.now() + (planned.what === 'empty' ? longestFull : Infinity);
      while (done() < planned.at && !isOver() && performance.now() < end) await pause(1);
      database.checkUnharmed();
      if (isOver()) return;
      await play(planned, victim);
      onHappened(planned.what);
    }
  } finally {
    disk.empty();
  }
}

async function play({ what, figure }: Planned, { clock, connection, database, disk }: Victim): Promise<void> {
  switch (what) {
    case 'fill':
      disk.fill(figure);
      break;
    case 'empty':
      disk.empty();
      break;
    case 'clock':
      clock.set(Date.UTC(figure, 5, 1));
      break;
    case 'kill':
      await whereThereIsSpace(disk, () => database.harm('SIGKILL'));
      connection.noteHarm();
      break;
    case 'hang':
      await whereThereIsSpace(disk, () => database.harm('SIGSTOP'));
      connection.noteHarm();
      break;
    case 'kill of the office':
      await database.killOffice();
      await startAgain(disk, database);
      // The next database may have another address.
      await connection.renew();
  }
}

/** Does work that may need space; a full disk is emptied after a while. */
async function whereThereIsSpace(disk: SmallDisk, work: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => disk.empty(), longestFull);
  await work().finally(() => clearTimeout(timer));
}

async function startAgain(disk: SmallDisk, database: Database): Promise<void> {
  try {
    await database.start();
  } catch (error) {
    // On a full disk the start may fail; with space it must succeed.
    if (!disk.isFull) throw new Fault(`after a kill: ${textOf(error)}`);
    disk.empty();
    await database.start();
  }
}
