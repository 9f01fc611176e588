import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Problem } from '../common/problem';
import { LOG, type Log } from '../logging/log';
import { isAnswering, isAcceptingConnections, openAnew } from './connect';

/** The injection token of the database's URI. */
export const DATABASE_URI = Symbol('database URI');

/** How often the database is checked while it is away, in milliseconds. */
const LOOK_EVERY = 500;

/** How long the driver may take to find a database that is back, in milliseconds; it checks each second by itself. */
const DRIVER_MAY_TAKE = 5_000;

/** Only the name of an error: the text of a driver's error can hold data of the call. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof Problem) ? error.name : 'no answer';

interface Outage {
  readonly begin: number;
  refused: number;
  /** The moment since when the database answers others but not the office's driver, while that is so. */
  stuckSince?: number | undefined;
}

/**
 * Watches the database while it is away, with one line in the log when that begins and one when it ends. The driver's own check
 * can hang for ever when the database dies during it; then the office reconnects.
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

  /** Notes that a call was refused because the database did not answer. */
  refused(error: unknown): void {
    this.notice(error).refused += 1;
  }

  /** Whether the database answers now (D4). */
  async isUp(): Promise<boolean> {
    const isUp = await isAnswering(this.connection);
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
      if (await isAnswering(this.connection)) break;
      await this.helpDriver(outage);
    }
    this.outage = undefined;
    const ms = Math.round(performance.now() - outage.begin);
    this.log.warn({ ms, refused: outage.refused }, 'the database answers again');
  }

  private async helpDriver(outage: Outage): Promise<void> {
    if (!(await isAcceptingConnections(this.uri))) {
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
