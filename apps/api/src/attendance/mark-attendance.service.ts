import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  accountLabel,
  markAttendance,
  mediums,
  tallyOf,
  type MarkAttendance,
  type MarkedDay,
  type Outcome,
  type SectionDay,
} from '@school/domain';
import { Types } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { readDecideWrite } from '../common/read-decide-write';
import { attendanceLines } from './attendance-lines';
import type { SectionDayAnswer } from './attendance.answers';
import { AttendanceRepository } from './attendance.repository';
import type { StoredAttendance, WingTally } from './attendance.schema';
import { toSectionDay } from './attendance.mapper';
import { AttendingStudentsRepository, type AttendingStudent } from './attending-students.repository';

interface ReadSection {
  readonly record: StoredAttendance | undefined;
  readonly students: readonly AttendingStudent[];
}

const wingsOf = ({ marks }: MarkedDay, students: readonly AttendingStudent[]): readonly WingTally[] => {
  const mediumOf = new Map(students.map(({ foldedId, medium }) => [foldedId, medium]));
  return mediums.map((medium) => ({
    medium,
    ...tallyOf(
      marks.filter(({ student }) => mediumOf.get(student) === medium).map(({ attendance }) => attendance),
    ),
  }));
};

/** Reads and marks a section's day: its students, their marks, and one write for all of them (D62). */
@Injectable()
export class MarkAttendanceService {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly students: AttendingStudentsRepository,
    private readonly calendar: CalendarRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async day(sectionDay: SectionDay): Promise<SectionDayAnswer> {
    const [read, calendar] = await Promise.all([this.readSection(sectionDay), this.calendar.holidays()]);
    return toSectionDay(sectionDay, { ...read, calendar }, this.clock.now());
  }

  /** Marks a section's day; the same request may be sent again. */
  async mark(request: MarkAttendance, account: Caller): Promise<Outcome<SectionDayAnswer>> {
    const at = this.clock.now();
    const by = accountLabel(account.fname, account.username);
    const calendar = await this.calendar.holidays();
    const { branch, class: schoolClass, section, day, reason } = request;
    const sectionDay = { branch, class: schoolClass, section, day };
    return readDecideWrite<ReadSection, MarkedDay, SectionDayAnswer>({
      busy: 'attendance-changed',
      read: async () => accept(await this.readSection(request)),
      decide: ({ record, students }) =>
        markAttendance(request, { record, students, calendar }, { id: account.id, name: by, at }),
      write: async ({ record, students }, markedDay) => {
        const newRecord = {
          _id: record?._id ?? new Types.ObjectId(),
          ...sectionDay,
          marks: markedDay.marks,
          wings: wingsOf(markedDay, students),
          markedBy: by,
          markedById: account.id,
          markedAt: at,
        };
        const revision = record?.revision ?? 0;
        const answer = (stored: StoredAttendance) =>
          accept(toSectionDay(sectionDay, { record: stored, students, calendar }, at));
        if (record && markedDay.changes.length === 0) return answer(record);
        const lines = attendanceLines(this.audit, {
          section: sectionDay,
          record,
          made: markedDay,
          students,
          reason,
        });
        const changedStudents = new Set(markedDay.changes.map(({ student }) => student));
        const isWritten = await this.attendance.write(
          newRecord,
          { revision, changed: changedStudents },
          lines,
        );
        return isWritten ? answer({ ...newRecord, revision: revision + 1 }) : 'outdated';
      },
    });
  }

  private async readSection(sectionDay: SectionDay): Promise<ReadSection> {
    const [record, seated] = await Promise.all([
      this.attendance.find(sectionDay),
      this.students.markedOn(sectionDay.day, sectionDay),
    ]);
    return {
      record: record ?? undefined,
      students: await this.students.with(seated, record ? [record] : []),
    };
  }
}
