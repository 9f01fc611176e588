import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { throughRestarts } from './database-away';

const { mongo } = mongoose;

/** The database's name where the URI has none. */
const DATABASE_NAME = 'school';

/** How long a call waits for a database that is away, in milliseconds; one that restarts is back by then. */
const LONGEST_WAIT = 3_000;

/** How often the driver checks whether the database is there, in milliseconds; when a call asks, it checks at once. */
const LOOK_EVERY = 1_000;

/** How long the driver's check may go unanswered, in milliseconds; then the database is away, and waiting calls are refused. */
const LONGEST_LOOK = 5_000;

/** How long an answer of the database may take before its connection counts as dead, in milliseconds. */
const LONGEST_ANSWER = 8_000;

/** How long the shortest answer may take, in milliseconds; a database that needs longer counts as down. */
const SOON = 1_500;

/**
 * The driver never frees a connection that closed during a call it was sending, and each death of a busy database leaves some; so
 * there is room for more of them than an office uses at once.
 */
const MOST_CONNECTIONS = 500;

const namesDatabase = (uri: string): boolean => /^mongodb(\+srv)?:\/\/[^/]+\/[^?]+/.test(uri);

/** Built for each use, as Mongoose removes its own options from the object. */
const optionsFor = (uri: string, longestAnswer = LONGEST_ANSWER): ConnectOptions => ({
  autoCreate: false,
  autoIndex: false,
  bufferCommands: false,
  serverSelectionTimeoutMS: LONGEST_WAIT,
  heartbeatFrequencyMS: LOOK_EVERY,
  connectTimeoutMS: LONGEST_LOOK,
  socketTimeoutMS: longestAnswer,
  maxPoolSize: MOST_CONNECTIONS,
  // Money is acknowledged when it is on disk, on most members of a replica set.
  writeConcern: { w: 'majority', journal: true },
  ...(namesDatabase(uri) ? {} : { dbName: DATABASE_NAME }),
});

/** A connection that is not open yet: the OpenAPI document needs the models, not the data. */
export const unopenedConnection = (): Connection => mongoose.createConnection();

/**
 * Opens the connection.
 * @param longestAnswer how long an answer may take, in milliseconds; 0 for as long as it needs
 * @throws when the database cannot be reached within three seconds
 */
export async function connect(uri: string, longestAnswer?: number): Promise<Connection> {
  const connection = mongoose.createConnection(uri, optionsFor(uri, longestAnswer));
  // Without a listener a lost connection would end the process; calls answer 503 until it is back.
  connection.on('error', () => undefined);
  return await connection.asPromise();
}

/**
 * Does startup work that takes longer the more is stored, such as building indexes or changing every document. It has a
 * connection of its own, on which an answer may take as long as it needs; a database that hangs ends it.
 */
export async function withPatientConnection(
  uri: string,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await throughRestarts(() => connect(uri, 0));
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}

/** Whether the database answers on this connection within `SOON`. */
export const isAnswering = async ({ db }: Connection): Promise<boolean> =>
  db !== undefined && (await isSoon(db.command({ ping: 1 })));

/** Whether the database answers on a new connection. */
export async function isAcceptingConnections(uri: string): Promise<boolean> {
  const client = new mongo.MongoClient(uri, {
    maxPoolSize: 1,
    serverSelectionTimeoutMS: LONGEST_WAIT,
    connectTimeoutMS: LONGEST_WAIT,
    socketTimeoutMS: LONGEST_WAIT,
  });
  try {
    return await isSoon(client.db().command({ ping: 1 }));
  } finally {
    // Not awaited: a driver that hung before may hang here too.
    void client.close().catch(() => undefined);
  }
}

/**
 * Gives a connection a new driver; models and all holders of the connection keep it. Calls meanwhile are refused.
 * @throws when the database cannot be reached within three seconds
 */
export async function openAnew(connection: Connection, uri: string): Promise<void> {
  await connection.close();
  await connection.openUri(uri, optionsFor(uri));
}

async function isSoon(work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const answered = work.then(
    () => true,
    () => false,
  );
  const timeout = sleep(SOON, false, { signal: timer.signal }).catch(() => false);
  return Promise.race([answered, timeout]).finally(() => timer.abort());
}
