import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Problem } from '../common/problem';
import { LOG, type Log } from '../logging/log';
import { answers, answersNewcomers, openAnew } from './connect';

/** Where the database's URI is injected from. */
export const DATABASE_URI = Symbol('database URI');

/** How often an outage is looked at, in milliseconds. */
const LOOK_EVERY = 500;

/** How long the driver may take to find a database that is back, in milliseconds; it looks each second by itself. */
const DRIVER_MAY_TAKE = 5_000;

/** The name alone: the text of a driver's error can hold what a call was about. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof Problem) ? error.name : 'no answer';

interface Outage {
  readonly begin: number;
  refused: number;
  /** Since when the database answers others and not the office's driver, if it does. */
  stuckSince?: number | undefined;
}

/**
 * Watches the database while it is away: one line in the log when that begins and one when it ends. The driver's own
 * look at it can hang for ever when it dies in the same moment; then the office connects anew.
 */
@Injectable()
export class DatabaseWatch implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private outage: Outage | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(DATABASE_URI) private readonly uri: string,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** A call was refused since the database did not answer. */
  refused(error: unknown): void {
    this.notice(error).refused += 1;
  }

  /** Whether the database answers now (D4). */
  async isUp(): Promise<boolean> {
    const isUp = await answers(this.connection);
    if (!isUp) this.notice();
    return isUp;
  }

  private notice(error?: unknown): Outage {
    if (this.outage) return this.outage;
    this.outage = { begin: performance.now(), refused: 0 };
    this.log.warn(
      { reason: reasonOf(error) },
      'the database does not answer: calls are refused until it does',
    );
    void this.watch(this.outage);
    return this.outage;
  }

  private async watch(outage: Outage): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (await answers(this.connection)) break;
      await this.helpDriver(outage);
    }
    this.outage = undefined;
    const ms = Math.round(performance.now() - outage.begin);
    this.log.warn({ ms, refused: outage.refused }, 'the database answers again');
  }

  private async helpDriver(outage: Outage): Promise<void> {
    if (!(await answersNewcomers(this.uri))) {
      outage.stuckSince = undefined;
      return;
    }
    outage.stuckSince ??= performance.now();
    if (performance.now() - outage.stuckSince < DRIVER_MAY_TAKE || this.stopping.signal.aborted) return;
    outage.stuckSince = undefined;
    this.log.warn('the database answers others: the driver is stuck, and the office connects anew');
    await openAnew(this.connection, this.uri).catch((error: unknown) => {
      this.log.warn({ reason: reasonOf(error) }, 'it could not connect anew');
    });
  }
}
