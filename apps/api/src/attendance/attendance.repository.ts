import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  attendanceStates,
  byEach,
  type AttendanceTally,
  type BranchClass,
  type ClassSection,
  type SectionDay,
} from '@school/domain';
import type { Model, QueryFilter } from 'mongoose';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { writeOverRevision } from '../database/over-revision';
import { ATTENDANCE, RECORD, type StoredAttendance, type Told } from './attendance.schema';

export interface ClassDay extends BranchClass {
  readonly day: string;
  readonly tally: AttendanceTally;
}

const keyOf = ({ branch, class: schoolClass, section, day }: SectionDay) => ({
  branch,
  class: schoolClass,
  section,
  day,
});

const byBeginning = (one: StoredAttendance, other: StoredAttendance) =>
  one._id.toHexString() < other._id.toHexString() ? -1 : 1;

/** The attendance records of sections (D62). */
@Injectable()
export class AttendanceRepository {
  constructor(@InjectModel(ATTENDANCE) private readonly attendance: Model<StoredAttendance>) {}

  async find(day: SectionDay): Promise<StoredAttendance | null> {
    return this.attendance.findOne(keyOf(day), RECORD).lean<StoredAttendance>();
  }

  /** The records of one section, oldest first. @param first and @param last days, both included */
  async ofSection(
    { branch, class: schoolClass, section }: ClassSection,
    first: string,
    last: string,
  ): Promise<StoredAttendance[]> {
    return this.attendance
      .find({ branch, class: schoolClass, section, day: { $gte: first, $lte: last } }, RECORD)
      .sort({ day: 1 })
      .lean<StoredAttendance[]>();
  }

  /**
   * The records with a mark of any of these students, whatever the section, in the order in which they were begun.
   * @param students their folded IDs; an empty list makes no query
   */
  async ofStudents(students: readonly string[], first: string, last: string): Promise<StoredAttendance[]> {
    if (students.length === 0) return [];
    const records = await this.attendance
      .find({ 'marks.student': { $in: [...students] }, day: { $gte: first, $lte: last } }, RECORD)
      .lean<StoredAttendance[]>();
    return records.sort(byBeginning);
  }

  /** The records of all sections on a day, in the order in which they were begun. */
  async ofDay(day: string): Promise<StoredAttendance[]> {
    return (await this.attendance.find({ day }, RECORD).lean<StoredAttendance[]>()).sort(byBeginning);
  }

  async daysMarkedSince(moment: Date): Promise<readonly string[]> {
    const records = await this.attendance
      .find({ markedAt: { $gte: moment } }, { _id: 0, day: 1 })
      .lean<Pick<StoredAttendance, 'day'>[]>();
    return [...new Set(records.map(({ day }) => day))];
  }

  /** The tallies of each class on each of these days, computed without reading single marks. */
  async classDays(day: QueryFilter<StoredAttendance>['day']): Promise<ClassDay[]> {
    const groups = await this.attendance.aggregate<AttendanceTally & { _id: Omit<ClassDay, 'tally'> }>([
      { $match: { day } },
      { $project: { _id: 0, day: 1, branch: 1, class: 1, wings: 1 } },
      { $unwind: '$wings' },
      {
        $group: {
          _id: { day: '$day', branch: '$branch', class: '$class' },
          ...byEach(attendanceStates, (state) => ({ $sum: `$wings.${state}` })),
        },
      },
    ]);
    return groups.map(({ _id, ...tally }) => ({ ..._id, tally }));
  }

  /**
   * Writes a section's day over the version that was read. Its audit lines are stored with it and move into the log when somebody
   * reads that: all teachers mark at eight in the morning and should not wait for something that nobody looks at yet (D60).
   * @param revision the revision that was read, 0 if nobody had marked the day
   * @param changed the folded IDs whose marks differ from those read, or are new at the end: no other mark is written
   * @returns whether the stored version was still the one that was read
   */
  async write(
    record: Omit<StoredAttendance, 'revision' | 'unaudited' | 'told'>,
    { revision, changed }: { readonly revision: number; readonly changed: ReadonlySet<string> },
    lines: readonly StoredAuditEntry[],
  ): Promise<boolean> {
    const { _id, marks, ...set } = record;
    const firstVersion = { ...record, revision: 1, unaudited: [...lines] };
    const changedMarks = marks.flatMap((mark, index) =>
      changed.has(mark.student) ? [[`marks.${index}`, mark] as const] : [],
    );
    return writeOverRevision(
      revision,
      () => this.attendance.insertMany([firstVersion], { lean: true }),
      () =>
        this.attendance.updateOne(
          { ...keyOf(record), revision },
          {
            $set: { ...set, ...Object.fromEntries(changedMarks), revision: revision + 1 },
            $push: { unaudited: { $each: lines } },
          },
        ),
    );
  }

  /** Records that a family was told of an absence, once for each call. */
  async tell(day: SectionDay, told: Told & { readonly call: string }, line: StoredAuditEntry): Promise<void> {
    const filter = { ...keyOf(day), 'told.call': { $ne: told.call } };
    await this.attendance.updateOne(filter, { $push: { told, unaudited: line } });
  }
}
