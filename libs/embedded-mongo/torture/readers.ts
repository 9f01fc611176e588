import { setTimeout as pause } from 'node:timers/promises';
import { chunks, fixedIndexes, holdsAll, passingIndexes, students } from './collections';
import type { Connection } from './connection';
import type { Database } from './database';
import type { Stored } from './documents';
import { codeOf, Fault, textOf } from './fault';
import { type ClientModel, hashOf, keyOf } from './model';
import { passed } from './moment';
import type { Random } from './random';

const badValue = 2;
const cursorNotFound = 43;
const planKilled = 175;

export interface Readers {
  connection: Connection;
  database: Database;
  models: readonly ClientModel[];
  isOver: () => boolean;
  /** Called after each read with its result. */
  onRead: (outcome: 'whole' | 'cut') => void;
}

/** Reads whole collections by their indexes, slowly and with open cursors, and compares the result. */
export async function readSlowly(random: Random, readers: Readers): Promise<void> {
  const { connection, database, models, isOver, onRead } = readers;
  while (!isOver()) {
    const collection = random.chance(80) ? students : chunks;
    const passing = collection === students ? passingIndexes.filter(holdsAll) : [];
    const fixed = (fixedIndexes[collection] ?? []).filter(holdsAll);
    const hint = random.pick([...fixed, ...passing, ...passing]);
    const from = performance.now();
    const { renewals } = connection;
    const found = await readAll(random, connection, collection, hint.name, isOver).catch((error: unknown) => {
      const code = codeOf(error);
      const isPassing = passing.includes(hint) && (code === badValue || code === planKilled);
      const isDisturbed = database.wasDisturbed(from) || connection.wasRenewed(from);
      const isLost = (code === undefined || code === cursorNotFound) && isDisturbed;
      if (!isPassing && !isLost)
        throw new Fault(`a slow read of ${collection} by ${hint.name} failed: ${textOf(error)}`);
      return undefined;
    });
    const until = performance.now();
    const isWhole = found && connection.renewals === renewals;
    onRead(isWhole ? 'whole' : 'cut');
    if (!isWhole) await pause(20);
    else {
      await passed(models, until);
      models.forEach((model) => checkRead(model, collection, hint.name, found, from, until));
    }
  }
}

/** Reads some batches, pauses, and reads on; when the round is over, it reads the rest at once. */
async function readAll(
  random: Random,
  connection: Connection,
  collection: string,
  hint: string,
  isOver: () => boolean,
) {
  const batchSize = random.pick([1, 10, 50, 1000]);
  const longest = random.pick([0, 5, 400, 2000]);
  const found: Stored[] = [];
  const cursor = connection.db.collection<Stored>(collection).find({}, { batchSize, hint });
  const next = () => connection.run(() => cursor.next());
  try {
    for (let document = await next(); document; document = await next()) {
      found.push(document);
      if (found.length % batchSize === 0 && random.chance(20) && !isOver())
        await pause(random.between(0, longest));
    }
    return found;
  } finally {
    await connection.run(() => cursor.close()).catch(() => undefined);
  }
}

/**
 * Checks that a document present all the time was read exactly once, and that each document read existed at some time.
 *
 * @throws Fault
 */
function checkRead(
  { client, versions }: ClientModel,
  collection: string,
  hint: string,
  found: readonly Stored[],
  from: number,
  until: number,
): void {
  const came = new Map<string, bigint[]>();
  for (const document of found.filter(({ owner }) => owner === client)) {
    const key = keyOf(collection, document._id);
    came.set(key, [...(came.get(key) ?? []), hashOf(collection, document)]);
  }
  const wrong = (id: string, what: string) =>
    new Fault(
      `a slow read of ${collection} by ${hint} (${found.length} documents) ${what} ${id}`,
      client,
      id,
    );
  for (const [key, hashes] of came) {
    const then = (versions.get(key) ?? []).filter(
      (version) => version.from <= until && version.until >= from,
    );
    if (hashes.some((hash) => !then.some((version) => version.hash === hash)))
      throw wrong(key.slice(collection.length + 1), 'gave what never was there at that time:');
  }
  for (const [key, known] of versions) {
    if (!key.startsWith(`${collection}/`)) continue;
    const always = known.find(
      (version) => version.surelyFrom <= from && version.surelyUntil >= until && version.hash !== undefined,
    );
    const times = came.get(key)?.length ?? 0;
    if (always && times !== 1)
      throw wrong(key.slice(collection.length + 1), `gave ${times} times instead of once`);
  }
}
