import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isForSomeStudents, type CalendarQuery } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import { unlessTaken } from '../database/duplicate-key';
import { OCCASION, type StoredOccasion } from './calendar.schema';

/** The fields that a change may write. */
export type Written = Omit<StoredOccasion, '_id' | 'uid' | 'unaudited'>;

/** The fields that a change may empty. */
const MAY_BE_EMPTY = ['note', 'branch', 'classes', 'source'] as const;

/** The calendar as it is stored (D63). */
@Injectable()
export class CalendarRepository {
  private readonly cachedHolidays: Cached<readonly StoredOccasion[]>;

  constructor(
    @InjectModel(OCCASION) private readonly calendar: Model<StoredOccasion>,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.cachedHolidays = new Cached(() => this.readHolidays(), clock);
  }

  /** Every holiday in the calendar, cached: nearly every call about attendance asks for them, and few calls change them (D62). */
  holidays(): Promise<readonly StoredOccasion[]> {
    return this.cachedHolidays.get();
  }

  /** The occasions that touch the days, in the order of days. */
  async between({ firstDay, lastDay, occasionKind, ...students }: CalendarQuery): Promise<StoredOccasion[]> {
    const occasions = await this.calendar
      .find({
        isRemoved: false,
        lastDay: { $gte: firstDay },
        firstDay: { $lte: lastDay },
        ...(occasionKind !== undefined && { occasionKind }),
      })
      .sort({ firstDay: 1, lastDay: 1, _id: 1 })
      .lean<StoredOccasion[]>();
    return occasions.filter((one) => isForSomeStudents(one, students));
  }

  /** An occasion that is still in the calendar. */
  async find(id: string): Promise<StoredOccasion | null> {
    return this.calendar.findOne({ _id: id, isRemoved: false }).lean<StoredOccasion>();
  }

  /** The occasions with the ids of a file, removed ones too. */
  async ofFile(uids: readonly string[]): Promise<StoredOccasion[]> {
    return this.calendar.find({ uid: { $in: [...uids] } }).lean<StoredOccasion[]>();
  }

  /** Inserts occasions, each with its line of the audit log. @returns whether all were new to the calendar */
  async insert(
    occasions: readonly (StoredOccasion & { readonly unaudited: readonly StoredAuditEntry[] })[],
  ): Promise<boolean> {
    const isNew = await unlessTaken(() =>
      this.cachedHolidays.change(() => this.calendar.insertMany(occasions)),
    );
    if (isNew) await this.audit.keepAll(OCCASION, occasions);
    return isNew;
  }

  /** Changes an occasion that is still as it was read. @returns whether it was */
  async change(
    { _id, revision }: StoredOccasion,
    written: Written,
    line: StoredAuditEntry,
  ): Promise<boolean> {
    const emptied = MAY_BE_EMPTY.filter((name) => written[name] === undefined);
    const change = {
      $set: written,
      ...(emptied.length > 0 && { $unset: Object.fromEntries(emptied.map((name) => [name, 1])) }),
    };
    return this.cachedHolidays.change(() =>
      this.audit.update(this.calendar, { _id, revision, isRemoved: false }, change, line),
    );
  }

  private async readHolidays(): Promise<StoredOccasion[]> {
    return this.calendar
      .find({ isRemoved: false, lastDay: { $gt: '' }, occasionKind: 'holiday' })
      .lean<StoredOccasion[]>();
  }
}
