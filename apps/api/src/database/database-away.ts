import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const { mongo } = mongoose;

/** What the driver throws when no database answers. */
const AWAY = [
  mongo.MongoServerSelectionError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoNotConnectedError,
  mongo.MongoClientClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
];

/** The driver hands on what the system says when a connection breaks while it writes. */
const BROKEN = ['EPIPE', 'ECONNRESET'];

/** How often work is begun anew, and after which pause in milliseconds. */
const TRIES = 5;
const PAUSE = 200;

/** What went wrong: the driver wraps it where several documents were written in one call. */
function causeOf(error: unknown): unknown {
  const isWrapped = error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error;
  return isWrapped ? error.errorResponse : error;
}

/** Whether a connection was lost on the way; it may be there again at once. */
function isConnectionLost(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (error instanceof mongo.MongoNetworkError) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return error instanceof Error && syscall === 'write' && BROKEN.includes(code ?? '');
}

/** Whether an error says that the database does not answer now, rather than that it refuses. */
export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLost(error) || AWAY.some((kind) => causeOf(error) instanceof kind);

/**
 * Does work of the start, which may be done twice, again when the database goes away in the middle of it, or is not there
 * yet: on a busy machine a new process of it takes longer than a call waits.
 */
export async function throughRestarts<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || tries === TRIES) throw error;
      await sleep(PAUSE);
    }
  }
}
