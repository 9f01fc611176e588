import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';

/** How long a call may take: a busy machine is slow, and that is no fault (milliseconds). */
const patience = 120_000;

/** The time between checks whether the driver still reaches the database (milliseconds). */
const lookEvery = 500;

/** The times after which a driver counts as stuck, in milliseconds. */
const limits = {
  /** It has not found a database for this long, although the database answers others. */
  search: 10_000,
  /** A call begun before the database was harmed has not ended this long afterwards, and never will. */
  call: 30_000,
  /** It does not answer a question for this long. */
  answer: 3000,
};

/** The longest wait for closing, in milliseconds. */
const longestClosing = 5000;

const options = { retryReads: false, retryWrites: false, serverSelectionTimeoutMS: patience };

interface Call {
  begin: number;
  giveUp: (reason: Error) => void;
}

/**
 * The connection of all clients to the database. After a kill the driver goes on by itself, as in the office, and is replaced if
 * it is stuck, as there: 7.8 and 7.9 can wait for ever for their own check of a server, or for a call, if the server goes away in
 * the same moment, since a write to a closing socket waits for an event that no longer comes.
 */
export class Connection {
  /** How often the connection was renewed: an older cursor then ends as if it had no more documents. */
  renewals = 0;
  /** How often it was renewed because the driver was stuck. */
  stuck = 0;
  private client: MongoClient | undefined;
  private renewedAt = -Infinity;
  private harmedAt = -Infinity;
  private readonly calls = new Set<Call>();
  private readonly closing = new AbortController();

  constructor(
    private readonly uri: () => string,
    private readonly stuckAfter = limits,
  ) {
    void this.watch();
  }

  get db(): Db {
    this.client ??= this.connect();
    return this.client.db('school');
  }

  /** Runs work that always ends, even if the driver does not end it. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const call: Call = { begin: performance.now(), giveUp: reject };
      this.calls.add(call);
      work(this.db)
        .then(resolve, reject)
        .finally(() => this.calls.delete(call));
    });
  }

  /** Notes that the database was harmed and runs again. */
  noteHarm(): void {
    this.harmedAt = performance.now();
  }

  /** Whether an answer to a call of this time may be lost because the connection was renewed. */
  wasRenewed(from: number): boolean {
    return from <= this.renewedAt;
  }

  /** Ends all calls still waiting for an answer; the next use connects again. */
  async renew(): Promise<void> {
    const { client } = this;
    const lost = [...this.calls];
    this.calls.clear();
    this.client = undefined;
    this.renewals += 1;
    this.renewedAt = performance.now();
    // Closing removes connections at once, but waits for a cursor of a stuck driver.
    const timer = new AbortController();
    const late = pause(longestClosing, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([client?.close(), late]).finally(() => timer.abort());
    for (const { giveUp } of lost) giveUp(new Error('the driver gave no answer'));
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.renew();
  }

  private connect(): MongoClient {
    return new MongoClient(this.uri(), {
      ...options,
      heartbeatFrequencyMS: 1000,
      connectTimeoutMS: patience,
      maxPoolSize: 500,
    });
  }

  private async watch(): Promise<void> {
    const { signal } = this.closing;
    let answersOthersSince: number | undefined;
    for (;;) {
      await pause(lookEvery, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const { client } = this;
      // A driver made after the harm cannot be stuck because of it.
      if (!client || this.harmedAt < this.renewedAt) continue;
      const isFound = await this.answers(client);
      if (isFound) answersOthersSince = undefined;
      else if (await this.answersOthers()) answersOthersSince ??= performance.now();
      else answersOthersSince = undefined;
      const isStuck =
        answersOthersSince !== undefined && performance.now() - answersOthersSince > this.stuckAfter.search;
      if (this.client !== client || !(isStuck || (isFound && this.hasLostCalls()))) continue;
      answersOthersSince = undefined;
      this.stuck += 1;
      await this.renew();
    }
  }

  private hasLostCalls(): boolean {
    const now = performance.now();
    return (
      now - this.harmedAt > this.stuckAfter.call && [...this.calls].some(({ begin }) => begin < this.harmedAt)
    );
  }

  private async answersOthers(): Promise<boolean> {
    const client = new MongoClient(this.uri(), {
      ...options,
      serverSelectionTimeoutMS: this.stuckAfter.answer,
    });
    try {
      return await this.answers(client);
    } finally {
      void client.close().catch(() => undefined);
    }
  }

  private async answers(client: MongoClient): Promise<boolean> {
    const answer = client
      .db('admin')
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      );
    return Promise.race([answer, pause(this.stuckAfter.answer, false, { ref: false })]);
  }
}
