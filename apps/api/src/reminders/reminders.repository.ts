import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toRupees, changesBetween, type AuditSubject } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { REMINDER, type StoredReminder } from './reminders.schema';

/** The number of a family's last reminders that are listed. */
const MOST_TOLD = 50;

/** The reminders that were sent (D91); none is ever changed or removed. */
@Injectable()
export class RemindersRepository {
  constructor(
    @InjectModel(REMINDER) private readonly reminders: Model<StoredReminder>,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Stores a reminder, once for each id.
   * @param subject the student named in the audit log, which does not record the phone number (D60)
   * @returns the stored reminder, perhaps from an earlier call
   */
  async add(reminder: StoredReminder, subject: AuditSubject): Promise<StoredReminder> {
    const { _id, way: reminderWay, language: familyLanguage, amount } = reminder;
    const facts = { reminderWay, familyLanguage, amount: toRupees(amount) };
    const line = this.audit.line('family-reminded', subject, changesBetween({}, facts));
    if (await this.audit.create(this.reminders, reminder, line)) return reminder;
    return (await this.reminders.findById(_id).lean<StoredReminder>()) ?? reminder;
  }

  /** The last reminders of one family, newest first. @param student the folded ID */
  async of(student: string): Promise<StoredReminder[]> {
    return this.reminders.find({ student }).sort({ at: -1 }).limit(MOST_TOLD).lean<StoredReminder[]>();
  }

  /** The last reminder of each of these families, where there is one. @param students their folded IDs */
  async lastOf(students: readonly string[]): Promise<ReadonlyMap<string, StoredReminder>> {
    if (students.length === 0) return new Map();
    const reminders = await this.reminders
      .find({ student: { $in: students } })
      .sort({ student: 1, at: 1 })
      .lean<StoredReminder[]>();
    return new Map(reminders.map((one) => [one.student, one]));
  }

  /** The folded IDs of the students who were reminded at or after an instant. */
  async since(at: Date): Promise<readonly string[]> {
    const reminders = await this.reminders
      .find({ at: { $gte: at } }, { _id: 0, student: 1 })
      .lean<Pick<StoredReminder, 'student'>[]>();
    return [...new Set(reminders.map(({ student }) => student))];
  }
}
