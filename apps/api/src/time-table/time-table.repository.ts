import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  accept,
  firstPeriods,
  periodsOfBranches,
  type Outcome,
  type PeriodsOf,
  type RefusalCode,
  type SchoolCode,
  type SchoolDayPlan,
  type SchoolWeekday,
} from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { readDecideWrite } from '../common/read-decide-write';
import {
  PERIODS,
  WEEKDAY,
  type StoredLesson,
  type StoredPeriods,
  type StoredWeekday,
} from './time-table.schema';

/** The new lessons of a day of the week, and the line of the audit log; without a line nothing changes. */
export interface WeekdayChange<Value> {
  readonly lessons: readonly StoredLesson[];
  readonly line?: StoredAuditEntry;
  readonly value: Value;
}

/** The time table as it is stored (D66). */
@Injectable()
export class TimeTableRepository {
  /** Each day of the week as it was last read: hundreds of lessons, of which nearly every reader wants a few. */
  private readonly lastRead = new Map<SchoolWeekday, StoredWeekday>();

  constructor(
    @InjectModel(WEEKDAY) private readonly weekdays: Model<StoredWeekday>,
    @InjectModel(PERIODS) private readonly periods: Model<StoredPeriods>,
    private readonly audit: AuditTrail,
  ) {}

  /** The lessons of a day of the week. */
  async ofWeekday(weekday: SchoolWeekday): Promise<readonly StoredLesson[]> {
    return (await this.weekday(weekday))?.lessons ?? [];
  }

  /** The lessons of the whole week, of both branches. A day is read again only when its revision has changed. */
  async ofWeek(): Promise<readonly StoredLesson[]> {
    const revisions = await this.weekdays
      .find({}, { revision: 1 })
      .sort({ _id: 1 })
      .lean<Pick<StoredWeekday, '_id' | 'revision'>[]>();
    const changed = revisions.filter(({ _id, revision }) => this.lastRead.get(_id)?.revision !== revision);
    if (changed.length > 0) {
      const days = await this.weekdays
        .find({ _id: { $in: changed.map(({ _id }) => _id) } })
        .lean<StoredWeekday[]>();
      for (const day of days) this.lastRead.set(day._id, day);
    }
    return revisions.flatMap(({ _id }) => this.lastRead.get(_id)?.lessons ?? []);
  }

  /**
   * Changes a day of the week as it is at that moment.
   * @param decide works out the change from the stored lessons; it is called again when another desk was faster
   */
  async change<Value, Code extends RefusalCode>(
    weekday: SchoolWeekday,
    decide: (lessons: readonly StoredLesson[]) => Outcome<WeekdayChange<Value>, Code>,
  ): Promise<Outcome<Value, Code | 'lesson-changed'>> {
    return readDecideWrite<StoredWeekday | null, WeekdayChange<Value>, Value, Code | 'lesson-changed'>({
      busy: 'lesson-changed',
      read: async () => accept(await this.weekday(weekday)),
      decide: (stored) => decide(stored?.lessons ?? []),
      write: async (stored, { lessons, line, value }) =>
        line === undefined || (await this.write(weekday, stored?.revision ?? 0, lessons, line))
          ? accept(value)
          : 'outdated',
    });
  }

  /** The periods of a branch with their revision; the default ones while none are stored. */
  async periodsOf(branch: SchoolCode): Promise<Pick<StoredPeriods, 'revision' | 'periods'>> {
    const stored = await this.periods.findById(branch).lean<StoredPeriods | null>();
    return stored ?? { revision: 0, periods: firstPeriods };
  }

  async periodsOfBoth(): Promise<PeriodsOf> {
    const stored = await this.periods.find().sort({ _id: 1 }).lean<StoredPeriods[]>();
    return periodsOfBranches((branch) => stored.find(({ _id }) => _id === branch)?.periods ?? firstPeriods);
  }

  /** Changes the periods of a branch that are still as they were seen. @returns whether they were */
  async changePeriods(
    { branch, revision, periods }: SchoolDayPlan,
    line: StoredAuditEntry,
  ): Promise<boolean> {
    const newVersion = { periods, revision: revision + 1 };
    return revision === 0
      ? this.audit.create(this.periods, { _id: branch, ...newVersion }, line)
      : this.audit.update(this.periods, { _id: branch, revision }, { $set: newVersion }, line);
  }

  private async weekday(weekday: SchoolWeekday): Promise<StoredWeekday | null> {
    return this.weekdays.findById(weekday).lean<StoredWeekday | null>();
  }

  private async write(
    weekday: SchoolWeekday,
    revision: number,
    lessons: readonly StoredLesson[],
    line: StoredAuditEntry,
  ): Promise<boolean> {
    const newVersion = { lessons, revision: revision + 1 };
    return revision === 0
      ? this.audit.create(this.weekdays, { _id: weekday, ...newVersion }, line)
      : this.audit.update(this.weekdays, { _id: weekday, revision }, { $set: newVersion }, line);
  }
}
