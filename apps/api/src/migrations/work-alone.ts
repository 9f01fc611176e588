import type { mongo } from 'mongoose';
import { takeLease, type Lease } from '../database/lease';
import type { Log } from '../logging/log';

export interface Surroundings {
  readonly db: mongo.Db;
  readonly log: Log;
  /** How long another migrating office must be silent until it counts as dead, in milliseconds. */
  readonly silence: number;
}

/** Works while no other office changes what is stored. @param work gets a function to call between its steps */
export async function workAlone(
  { db, log, silence }: Surroundings,
  work: (hold: Lease['hold']) => Promise<void>,
): Promise<void> {
  const { hold, release } = await takeLease(db, {
    _id: 'migrations',
    silence,
    waiting: () => log.warn('another office is changing what is stored, and this one waits for it'),
  });
  try {
    await work(hold);
  } finally {
    // A lease that cannot be released is taken over once its beat stands still.
    await release().catch(() => undefined);
  }
}
