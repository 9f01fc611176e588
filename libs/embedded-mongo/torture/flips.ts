import {
  constants,
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { lastTransactionFile, storeFile } from '../src/storage/layout';
import type { Clock } from './clock';
import { comparisons } from './compare';
import { Database } from './database';
import { codeOf, Fault } from './fault';
import type { ClientModel } from './model';
import type { Random } from './random';
import type { Shared } from './shared';

/** The effect of a damaged store: its start or some read was refused, or its process ended. */
export type FlipOutcome = 'without effect' | 'refused at the start' | 'refused in reads' | 'ended';

export interface Whole {
  /** The folder of a store that was closed properly. */
  folder: string;
  /** The folder in which its copy is damaged. */
  workDir: string;
  clock: Clock;
  models: readonly ClientModel[];
  shared: Shared;
}

/**
 * Flips one bit in a copy of a store, and reads everything in all ways: every answer given must be right.
 *
 * @throws Fault for a wrong answer
 */
export async function flipOneBit(
  random: Random,
  { clock, folder, models, shared, workDir }: Whole,
): Promise<FlipOutcome[]> {
  const copy = join(workDir, 'flipped');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const file of [storeFile, lastTransactionFile])
    copyFileSync(join(folder, file), join(copy, file), constants.COPYFILE_FICLONE);
  const where = `with ${flip(random, join(copy, storeFile))}`;
  const outcomes = new Set<FlipOutcome>();
  const database = new Database(copy, clock, 'may end');
  try {
    const refusal: unknown = await database.start().catch((error: unknown) => error);
    if (refusal) outcomes.add('refused at the start');
    // Not read after a refused start: that process may still be ending, and it has no address.
    else for (const met of await readAll(where, database, models, shared)) outcomes.add(met);
  } finally {
    await database.end();
  }
  return outcomes.size === 0 ? ['without effect'] : [...outcomes];
}

/** @returns a description of the change, for the report */
function flip(random: Random, file: string): string {
  const at = random.below(statSync(file).size);
  const bit = random.below(8);
  const handle = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(handle, byte, 0, 1, at);
  byte[0] = (byte[0] ?? 0) ^ (1 << bit);
  writeSync(handle, byte, 0, 1, at);
  closeSync(handle);
  return `bit ${bit} of byte ${at} flipped`;
}

/** Reads everything: a read may be refused or never answered, but a wrong answer is a fault. */
async function readAll(where: string, database: Database, models: readonly ClientModel[], shared: Shared) {
  const outcomes = new Set<FlipOutcome>();
  const client = new MongoClient(database.uri, { retryReads: false, serverSelectionTimeoutMS: 3000 });
  try {
    for (const compare of comparisons(where, client.db('school'), models, shared)) {
      const ends = database.unaskedEnds;
      try {
        await compare();
      } catch (error) {
        if (error instanceof Fault) throw error;
        if (codeOf(error) !== undefined) outcomes.add('refused in reads');
        else outcomes.add('ended');
        if (database.unaskedEnds > ends + 3) break;
      }
    }
  } finally {
    await client.close();
  }
  return outcomes;
}
