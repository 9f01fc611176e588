import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CLOCK_SLACK, lastOwedChange, MINUTE, schoolDate } from '@school/domain';
import type { Types } from 'mongoose';
import { isDatabaseAway } from '../database/database-away';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { LOG, type Log } from '../logging/log';
import { StudentLedgers } from '../students/student-ledgers';
import type { Place } from './owed.schema';
import { owedRecordOf, placesOf } from './owed-record';
import { RecomputeRepository, type Recomputed } from './recompute.repository';

/** The number of students marked as computed together, after the groups that they are in were added up once. */
const BATCH = 1_000;
/** The number of students read and written by one database call: none takes long, and other calls come in between. */
const PORTION = 50;
/** The interval at which the office looks for students who are out of date, in milliseconds. */
const LOOK_EVERY = MINUTE;
/** The longest time a list waits for it, in milliseconds; the time after which to ask again is in seconds. */
const LONGEST_WAIT = 10_000;
const ASK_AGAIN_AFTER = 5;

/**
 * Keeps the records of every student's dues up to date with the ledgers (D55). A payment does not wait for it: before a list is
 * read, and every minute, students who changed, or whose ledgers have new entries, are computed again. When a month begins,
 * or dues become late, all are out of date. After an interruption the next run finds the rest; several offices on one
 * database may do this at once.
 */
@Injectable()
export class RecomputeService implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** The moment up to which all entries are counted. */
  private upTo: Date | undefined;
  /** Whether somebody was computed since that moment was last stored. */
  private isUnstored = false;
  /** The moment that is stored, for the next start. */
  private stored: Date | undefined;
  /** The number of fee tables and head amounts for which all students are known to be marked. */
  private prices = 0;
  private currentRun: Promise<void> = Promise.resolve();
  private nextRun: Promise<void> | undefined;

  constructor(
    private readonly owed: RecomputeRepository,
    private readonly ledgers: StudentLedgers,
    private readonly feeTables: FeeTablesService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Looks for such students at once, and then from time to time until the office stops. */
  begin(): void {
    const look = () => {
      this.upToDate().catch((err: unknown) => {
        // The database's own watcher reports an outage; the next look makes up for it.
        if (!isDatabaseAway(err)) this.log.warn({ err }, 'what is owed could not be worked out');
      });
    };
    look();
    this.timer = setInterval(look, LOOK_EVERY).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await (this.nextRun ?? this.currentRun).catch(() => undefined);
  }

  /** When it is done, everything written before the call is counted. Waiting calls share one run. */
  upToDate(): Promise<void> {
    this.nextRun ??= this.currentRun
      .catch(() => undefined)
      .then(() => {
        this.nextRun = undefined;
        this.currentRun = this.recomputeOutdated();
        return this.currentRun;
      });
    return this.nextRun;
  }

  /**
   * As `upToDate`, for a list that somebody waits for. When everybody is out of date, as after a month began or a restore, a
   * large school takes a minute; the run then continues in the background.
   * @throws Problem 503 when it takes longer than a person should wait without an answer
   */
  async upToDateSoon(): Promise<void> {
    const timeout = new AbortController();
    const { signal } = timeout;
    try {
      const isDone = await Promise.race([
        this.upToDate().then(() => true),
        sleep(LONGEST_WAIT, false, { signal }).catch(() => false),
      ]);
      if (!isDone) throw new Problem(503, 'owedWorkedOut', { retryAfterSeconds: ASK_AGAIN_AFTER });
    } finally {
      timeout.abort();
    }
  }

  private async recomputeOutdated(): Promise<void> {
    await this.markForNewPrices();
    while (!this.isStopping) {
      const now = this.clock.now();
      const day = lastOwedChange(schoolDate(now));
      const since = await this.since(now);
      const outdated = await this.owed.outOfDate(day, BATCH);
      const ids =
        outdated.length < BATCH ? [...outdated, ...(await this.owed.withNewEntries(since))] : outdated;
      if (ids.length === 0) return this.finish(now);
      this.isUnstored = true;
      await this.recompute([...new Map(ids.map((id) => [id.toHexString(), id])).values()], day);
    }
  }

  /** Marks everybody when new fees or amounts of heads begin to count, once for each of them. */
  private async markForNewPrices(): Promise<void> {
    const prices = await this.knownPrices();
    if (prices <= this.prices) return;
    await this.owed.markForPrices(prices);
    this.prices = prices;
  }

  private async knownPrices(): Promise<number> {
    const { feeTables, heads } = await this.feeTables.today();
    const counts = heads.map(
      ({ amounts, closedFrom }) => amounts.length + (closedFrom === undefined ? 0 : 1),
    );
    return counts.reduce((total, count) => total + count, feeTables.length);
  }

  /**
   * Another office on the database may have read prices that this one does not know yet. Students computed without them would
   * never be marked again.
   */
  private async readNewerPrices(): Promise<void> {
    if ((await this.owed.announcedPrices()) > (await this.knownPrices())) this.feeTables.forget();
  }

  /** The moment from which entries may be uncounted: the clocks of two computers may differ, and a clock may be set back. */
  private async since(now: Date): Promise<Date> {
    this.upTo ??= (await this.owed.countedUpTo()) ?? new Date(0);
    return new Date(Math.min(this.upTo.getTime(), now.getTime()) - CLOCK_SLACK);
  }

  /**
   * Notes that all entries before a moment are counted. The stored moment may be older; then more entries are looked at. Nothing
   * is stored if nobody was computed, or an office in which nobody works would be backed up each hour.
   */
  private async finish(now: Date): Promise<void> {
    const isDue = Math.abs(now.getTime() - (this.stored?.getTime() ?? 0)) >= LOOK_EVERY;
    this.upTo = now;
    if (!isDue || !this.isUnstored) return;
    this.stored = now;
    this.isUnstored = false;
    await this.owed.rememberUpTo(now);
  }

  private async recompute(ids: readonly Types.ObjectId[], day: string): Promise<void> {
    const places = new Map<string, Place>();
    const recomputed: Recomputed[] = [];
    for (let start = 0; start < ids.length && !this.isStopping; start += PORTION)
      recomputed.push(...(await this.recomputePortion(ids.slice(start, start + PORTION), places)));
    for (const place of places.values()) await this.owed.addUp(place);
    for (let start = 0; start < recomputed.length; start += PORTION)
      await this.owed.mark(recomputed.slice(start, start + PORTION), day);
  }

  /** @param places receives the present and former places of these students, whose sums have to be added up again */
  private async recomputePortion(
    ids: readonly Types.ObjectId[],
    places: Map<string, Place>,
  ): Promise<Recomputed[]> {
    const earlier = await this.owed.stored(ids);
    const students = await this.owed.studentsOf(ids);
    await this.readNewerPrices();
    const records = (await this.ledgers.of(students)).map((account) =>
      owedRecordOf(account, earlier.get(account.student._id.toHexString())),
    );
    const written = await this.owed.write(records, earlier);
    for (const [group, place] of records.flatMap(placesOf)) places.set(group, place);
    return students
      .filter(({ _id }) => written.has(_id.toHexString()))
      .map(({ _id, owedAsOf: mark }) => ({ _id, mark }));
  }
}
