import { type Db, MongoClient } from 'mongodb';

/** A machine with much else to do is slow, and that is no fault (milliseconds). */
const patience = 120_000;

/**
 * How all clients reach the database. It is made anew after each kill: the driver (7.8 and 7.9) can wait for ever for
 * its own look at a server when that goes away in the same moment, since the write to a socket that is being closed
 * waits for an event that no longer comes.
 */
export class Connection {
  /** How often it was made anew: a cursor of before ends as if it were at its end. */
  renewals = 0;
  private client: MongoClient | undefined;

  constructor(private readonly uri: () => string) {}

  get db(): Db {
    this.client ??= new MongoClient(this.uri(), {
      retryReads: false,
      retryWrites: false,
      maxPoolSize: 20,
      serverSelectionTimeoutMS: patience,
    });
    return this.client.db('school');
  }

  /** Ends what still waits for an answer; the next use connects again. */
  async renew(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    this.renewals += 1;
    await client?.close();
  }
}
