import type { Collection, Db } from 'mongodb';
import type { Clock } from './clock';
import { attempts, attemptsKept } from './collections';
import { idOf } from './documents';
import { Fault } from './fault';
import type { ClientModel } from './model';
import { type Maker, timeLimit } from './operation';

const slots = 30;

/** Housekeeping comes every two seconds here; so long it may take (milliseconds). */
const patience = 20_000;

interface Attempt {
  _id: string;
  owner: number;
  lastAt: Date;
}

const attemptsIn = (db: Db): Collection<Attempt> => db.collection<Attempt>(attempts);

/** Some are over on any day, some never, and some when the clock has jumped. */
const note: Maker = ({ random, model }) => {
  const id = idOf(model.client, random.below(slots));
  const lastAt = new Date(Date.UTC(random.between(2000, 2080), random.below(12), 1));
  return {
    text: `attempt ${id} of ${lastAt.toISOString()}`,
    run: async (db) => {
      model.attempts.set(id, 'not known');
      const update = { $set: { owner: model.client, lastAt } };
      await attemptsIn(db).updateOne({ _id: id }, update, { upsert: true, ...timeLimit });
    },
    changes: [],
    parts: 'whole',
    onAnswer: () => model.attempts.set(id, lastAt),
  };
};

export const attemptWrites: readonly (readonly [number, Maker])[] = [[5, note]];

/**
 * Waits until what is over by the database's clock is gone, and looks for what is not over by any time it had.
 *
 * @throws Fault
 */
export async function checkAttempts(db: Db, clock: Clock, models: readonly ClientModel[]): Promise<void> {
  const kept = attemptsKept * 1000;
  const due = { lastAt: { $lte: new Date(clock.now() - kept) } };
  const end = performance.now() + patience;
  while ((await attemptsIn(db).countDocuments(due)) > 0) {
    if (performance.now() > end)
      throw new Fault(`attempts that are over are still there after ${patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stored = new Map(
    (await attemptsIn(db).find().toArray()).map(({ _id, lastAt }) => [_id, lastAt.getTime()]),
  );
  for (const { attempts: known, client } of models)
    for (const [id, lastAt] of known) {
      if (lastAt === 'not known' || lastAt.getTime() + kept <= clock.latest()) continue;
      if (stored.get(id) !== lastAt.getTime())
        throw new Fault(`attempt ${id} of ${lastAt.toISOString()} is gone and was not over`, client, id);
    }
}
