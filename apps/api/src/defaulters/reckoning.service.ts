import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CLOCK_SLACK, reckoningDay, schoolDate } from '@school/domain';
import type { Types } from 'mongoose';
import { isDatabaseAway } from '../database/database-away';
import { CLOCK, type Clock } from '../common/clock';
import { LOG, type Log } from '../logging/log';
import { StudentLedgers } from '../students/student-ledgers';
import type { Place } from './owed.schema';
import { placesOf, reckon } from './reckon';
import { ReckoningRepository, type Reckoned } from './reckoning.repository';

/** So many students are marked as reckoned together, after the groups that they are in were added up once. */
const ROUND = 1_000;
/** So many students are read, and written to, at a time: no answer of the database takes long, and other calls come in between. */
const AT_A_TIME = 50;
/** How often the office looks whether somebody's reckoning is out of date, in milliseconds. */
const LOOK_EVERY = 60_000;

/**
 * Keeps what every student owes as it follows from the ledgers (D55). A payment does not wait for it: before a list is read,
 * and every minute, whoever changed, or whose ledger has gone on, is worked out again. When a month begins, or what is owed
 * becomes late, all are out of date. Broken off anywhere, it is gone on with; several offices on one database may do it
 * at once.
 */
@Injectable()
export class ReckoningService implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** Up to when entries were seen, and what of it is remembered for the next start. */
  private upTo: Date | undefined;
  private remembered: Date | undefined;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly reckonings: ReckoningRepository,
    private readonly ledgers: StudentLedgers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Looks at once, and then from time to time until the office stops. */
  begin(): void {
    const look = () => {
      this.upToDate().catch((err: unknown) => {
        // Who watches over the database tells of an outage; the next look makes up for it.
        if (!isDatabaseAway(err)) this.log.warn({ err }, 'what is owed could not be worked out');
      });
    };
    look();
    this.timer = setInterval(look, LOOK_EVERY).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await (this.next ?? this.running).catch(() => undefined);
  }

  /** All that was written before the call counts when it is done. Calls that wait share one run. */
  upToDate(): Promise<void> {
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        this.running = this.bringUp();
        return this.running;
      });
    return this.next;
  }

  private async bringUp(): Promise<void> {
    while (!this.isStopping) {
      const now = this.clock.now();
      const day = reckoningDay(schoolDate(now));
      const since = await this.since(now);
      const changed = await this.reckonings.outOfDate(day, ROUND);
      const ids = changed.length < ROUND ? [...changed, ...(await this.reckonings.goneOn(since))] : changed;
      if (ids.length === 0) return this.see(now);
      await this.round([...new Map(ids.map((id) => [id.toHexString(), id])).values()], day);
    }
  }

  /** From when on entries may not have been seen: clocks of two computers may differ, and a clock may be set back. */
  private async since(now: Date): Promise<Date> {
    this.upTo ??= (await this.reckonings.seenUpTo()) ?? new Date(0);
    return new Date(Math.min(this.upTo.getTime(), now.getTime()) - CLOCK_SLACK);
  }

  /** All entries of before a moment were seen. What is remembered of it may be a minute old: more is looked at then. */
  private async see(now: Date): Promise<void> {
    const isDue = Math.abs(now.getTime() - (this.remembered?.getTime() ?? 0)) >= LOOK_EVERY;
    this.upTo = now;
    if (!isDue) return;
    this.remembered = now;
    await this.reckonings.seeUpTo(now);
  }

  private async round(ids: readonly Types.ObjectId[], day: string): Promise<void> {
    const places = new Map<string, Place>();
    const reckoned: Reckoned[] = [];
    for (let from = 0; from < ids.length && !this.isStopping; from += AT_A_TIME)
      reckoned.push(...(await this.some(ids.slice(from, from + AT_A_TIME), places)));
    for (const place of places.values()) await this.reckonings.addUp(place);
    for (let from = 0; from < reckoned.length; from += AT_A_TIME)
      await this.reckonings.mark(reckoned.slice(from, from + AT_A_TIME), day);
  }

  /** @param places where these students are, and were: they are added there */
  private async some(ids: readonly Types.ObjectId[], places: Map<string, Place>): Promise<Reckoned[]> {
    const seen = await this.reckonings.seen(ids);
    const students = await this.reckonings.studentsOf(ids);
    const records = (await this.ledgers.of(students)).map((account) =>
      reckon(account, seen.get(account.student._id.toHexString())),
    );
    const standing = await this.reckonings.write(records, seen);
    for (const [group, place] of records.flatMap(placesOf)) places.set(group, place);
    return students
      .filter(({ _id }) => standing.has(_id.toHexString()))
      .map(({ _id, reckoned: mark }) => ({ _id, mark }));
  }
}
