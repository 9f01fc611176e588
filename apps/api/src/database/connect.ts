import mongoose, { type Connection } from 'mongoose';

/** The database's name where the URI gives none. */
const DATABASE_NAME = 'school';

/** How long a call waits for a database that is away, in milliseconds. */
const PATIENCE = 5_000;

/** How long an answer of the database may take before its connection counts as dead, in milliseconds. */
const LONGEST_ANSWER = 20_000;

function namesDatabase(uri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/]+\/[^?]+/.test(uri);
}

/** A connection that is not open yet: the OpenAPI document needs the models, not the data. */
export function unopenedConnection(): Connection {
  return mongoose.createConnection();
}

/** Opens the connection. @throws when the database cannot be reached within five seconds */
export async function connect(uri: string): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    serverSelectionTimeoutMS: PATIENCE,
    socketTimeoutMS: LONGEST_ANSWER,
    // Money is acknowledged when it is on disk, on most members of a replica set.
    writeConcern: { w: 'majority', journal: true },
    ...(namesDatabase(uri) ? {} : { dbName: DATABASE_NAME }),
  });
  // Without a listener a lost connection would end the process; calls answer 503 until it is back.
  connection.on('error', () => undefined);
  return await connection.asPromise();
}
