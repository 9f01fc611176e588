import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';

/** A machine with much else to do is slow, and that is no fault (milliseconds). */
const patience = 120_000;

/** How often somebody looks whether the driver still reaches the database (milliseconds). */
const lookEvery = 500;

/** When a driver counts as stuck, in milliseconds. */
const limits = {
  /** It has not found a database for so long, which answers others. */
  search: 10_000,
  /** A call that it had begun before the database was harmed has not ended so much later, and never will. */
  call: 30_000,
  /** It gives no answer to a question for so long. */
  answer: 3000,
};

/** Milliseconds. */
const longestClosing = 5000;

const options = { retryReads: false, retryWrites: false, serverSelectionTimeoutMS: patience };

interface Call {
  begin: number;
  giveUp: (reason: Error) => void;
}

/**
 * How all clients reach the database. The driver goes on by itself when that is killed, as in the office, and as there
 * is made anew where it is stuck: 7.8 and 7.9 can wait for ever for their own look at a server, or for a call, when the
 * server goes away in the same moment, since the write to a socket that is being closed waits for an event that no
 * longer comes.
 */
export class Connection {
  /** How often it was made anew: a cursor of before ends as if it were at its end. */
  renewals = 0;
  /** How often since the driver was stuck. */
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

  /** Work with an end: also where the driver has none. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const call: Call = { begin: performance.now(), giveUp: reject };
      this.calls.add(call);
      work(this.db)
        .then(resolve, reject)
        .finally(() => this.calls.delete(call));
    });
  }

  /** The database was harmed and runs again. */
  noteHarm(): void {
    this.harmedAt = performance.now();
  }

  /** Whether an answer of this time may have been lost as the connection was made anew. */
  wasRenewed(from: number): boolean {
    return from <= this.renewedAt;
  }

  /** Ends what still waits for an answer; the next use connects again. */
  async renew(): Promise<void> {
    const { client } = this;
    const lost = [...this.calls];
    this.calls.clear();
    this.client = undefined;
    this.renewals += 1;
    this.renewedAt = performance.now();
    // It takes away its connections at once; a cursor of a driver that is stuck it waits for.
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
      // A driver that was made since the harm is not stuck by it.
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
