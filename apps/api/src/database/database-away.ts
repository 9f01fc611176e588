import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const { mongo } = mongoose;

/** The driver's errors when no database answers. */
const AWAY = [
  mongo.MongoServerSelectionError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoNotConnectedError,
  mongo.MongoClientClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
];

/** The system's errors, passed on by the driver, when a connection breaks during a write. */
const BROKEN = ['EPIPE', 'ECONNRESET'];

/** How often work is tried again, and the pause before each try in milliseconds. */
const TRIES = 5;
const PAUSE = 200;

/** The original error: the driver wraps it where several documents were written in one call. */
function causeOf(error: unknown): unknown {
  const isWrapped = error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error;
  return isWrapped ? error.errorResponse : error;
}

/** Whether a connection was lost on the way; the database may be there again at once. */
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
 * Does work of the start, and repeats it when the database goes away in the middle or is not there yet: on a busy machine its new
 * process takes longer than a call waits. The work must bear being done twice.
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
