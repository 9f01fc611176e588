import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { writeOverRevision } from '../database/over-revision';
import { RECORD } from './attendance.schema';
import { TEACHERS_DAY, type StoredTeachersDay } from './teachers-day.schema';

/** The attendance records of teachers, one for each day (D62). */
@Injectable()
export class TeachersDayRepository {
  constructor(
    @InjectModel(TEACHERS_DAY) private readonly days: Model<StoredTeachersDay>,
    private readonly audit: AuditTrail,
  ) {}

  async find(day: string): Promise<StoredTeachersDay | undefined> {
    return (await this.days.findById(day, RECORD).lean<StoredTeachersDay>()) ?? undefined;
  }

  /** The record of a day without its marks. */
  async tallyOf(day: string): Promise<Omit<StoredTeachersDay, 'marks'> | undefined> {
    const record = await this.days
      .findById(day, { ...RECORD, marks: 0 })
      .lean<Omit<StoredTeachersDay, 'marks'>>();
    return record ?? undefined;
  }

  /** The records of some days, oldest first: one a school day, with all teachers. @param first and @param last both included */
  async between(first: string, last: string): Promise<readonly StoredTeachersDay[]> {
    return this.days
      .find({ _id: { $gte: first, $lte: last } }, RECORD)
      .sort({ _id: 1 })
      .lean<StoredTeachersDay[]>();
  }

  /**
   * Writes a day over the version that was read, with its lines for the audit log.
   * @param revision the revision that was read, 0 if nobody had marked the day
   * @returns whether the stored version was still the one that was read
   */
  async write(
    { _id, ...set }: Omit<StoredTeachersDay, 'revision' | 'unaudited'>,
    revision: number,
    lines: readonly StoredAuditEntry[],
  ): Promise<boolean> {
    const newFields = { ...set, revision: revision + 1 };
    const isStored = await writeOverRevision(
      revision,
      () => this.days.create({ _id, ...newFields, unaudited: lines }),
      () =>
        this.days.updateOne({ _id, revision }, { $set: newFields, $push: { unaudited: { $each: lines } } }),
    );
    if (isStored) await this.audit.keepAll(TEACHERS_DAY, [{ _id, unaudited: lines }]);
    return isStored;
  }
}
