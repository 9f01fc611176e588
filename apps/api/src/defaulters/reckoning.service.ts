import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { reckoningDay, schoolDate, type Today } from '@school/domain';
import type { Types } from 'mongoose';
import { isDatabaseAway } from '../database/database-away';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { LOG, type Log } from '../logging/log';
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
 * Keeps what every student owes as it follows from the ledgers (D55). A payment does not wait for it: it leaves a mark on the
 * student, and what is marked is worked out again before a list is read, and every minute. When a month begins, or what is
 * owed becomes late, all are out of date. Broken off anywhere, it is gone on with; several offices on one database may do it
 * at once.
 */
@Injectable()
export class ReckoningService implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly reckonings: ReckoningRepository,
    private readonly feeTables: FeeTablesService,
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
      const today = await this.feeTables.today();
      const day = reckoningDay(schoolDate(today.at));
      const ids = await this.reckonings.outOfDate(day, ROUND);
      if (ids.length === 0) return;
      await this.round(ids, today, day);
    }
  }

  private async round(ids: readonly Types.ObjectId[], today: Today, day: string): Promise<void> {
    const places = new Map<string, Place>();
    const reckoned: Reckoned[] = [];
    for (let from = 0; from < ids.length && !this.isStopping; from += AT_A_TIME)
      reckoned.push(...(await this.some(ids.slice(from, from + AT_A_TIME), today, places)));
    for (const place of places.values()) await this.reckonings.addUp(place);
    for (let from = 0; from < reckoned.length; from += AT_A_TIME)
      await this.reckonings.mark(reckoned.slice(from, from + AT_A_TIME), day);
  }

  /** @param places where these students are, and were: they are added there */
  private async some(
    ids: readonly Types.ObjectId[],
    today: Today,
    places: Map<string, Place>,
  ): Promise<Reckoned[]> {
    const seen = await this.reckonings.seen(ids);
    const students = await this.reckonings.ledgers(ids);
    const records = students.map((student) => reckon(student, today, seen.get(student._id.toHexString())));
    const standing = await this.reckonings.write(records, seen);
    for (const [group, place] of records.flatMap(placesOf)) places.set(group, place);
    return students
      .filter(({ _id }) => standing.has(_id.toHexString()))
      .map(({ _id, reckoned: mark }) => ({ _id, mark }));
  }
}
