import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database';
import { Fault, textOf } from './fault';
import type { Random } from './random';
import type { SmallDisk } from './small-disk';

export type Happening = 'kill' | 'fill' | 'empty' | 'clock';

export interface Planned {
  /** When so many operations of the round are done. */
  at: number;
  what: Happening;
  /** What the happening needs: a pause in milliseconds, or the year the clock jumps to. */
  figure: number;
}

/** What happens to the database in a round of so many operations; the random numbers decide all of it. */
export function planChaos(random: Random, operations: number): Planned[] {
  const plan: Planned[] = [];
  const within = () => random.below(Math.floor(operations * 0.95));
  for (let kills = random.below(4); kills > 0; kills -= 1)
    plan.push({ at: within(), what: 'kill', figure: random.pick([0, 0, 100, 800]) });
  for (let jumps = random.below(4); jumps > 0; jumps -= 1)
    plan.push({ at: within(), what: 'clock', figure: random.between(2005, 2075) });
  if (random.chance(40)) {
    const at = within();
    plan.push({ at, what: 'fill', figure: 0 });
    plan.push({ at: Math.min(at + random.between(20, 200), operations - 1), what: 'empty', figure: 0 });
  }
  return plan.sort((a, b) => a.at - b.at);
}

/** A full disk lets fewer operations through; it is emptied after this time at the latest (milliseconds). */
const longestFull = 4000;

export interface Victim {
  database: Database;
  disk: SmallDisk;
  /** Operations done in this round. */
  done: () => number;
  isOver: () => boolean;
  onHappened: (what: Happening) => void;
}

/** Lets happen what is planned; afterwards the database runs and the disk has space. */
export async function happen(plan: readonly Planned[], victim: Victim): Promise<void> {
  const { database, disk, done, isOver, onHappened } = victim;
  try {
    for (const { at, what, figure } of plan) {
      const end = performance.now() + (what === 'empty' ? longestFull : Infinity);
      while (done() < at && !isOver() && performance.now() < end) await pause(1);
      if (isOver()) return;
      if (what === 'fill') disk.fill();
      else if (what === 'empty') disk.empty();
      else if (what === 'clock') database.setClock(Date.UTC(figure, 5, 1));
      else await killAndStart(victim, figure);
      onHappened(what);
    }
  } finally {
    disk.empty();
  }
}

async function killAndStart({ database, disk }: Victim, wait: number): Promise<void> {
  await database.kill();
  await pause(wait);
  try {
    await database.startAgain();
  } catch (error) {
    // On a full disk the start may say so; with space it must succeed.
    if (!disk.isFull) throw new Fault(`the database did not start after a kill: ${textOf(error)}`);
    disk.empty();
    await database.startAgain();
  }
}
