import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  accountLabel,
  changesBetween,
  daysOfTeacher,
  firstDayOf,
  foldText,
  lastDayOf,
  markTeachers,
  refuse,
  schoolDate,
  schoolMonth,
  sessionName,
  talliesOfTeachers,
  tallyOf,
  type AttendanceTally,
  type AuditSubject,
  type Days,
  type MarkedTeachers,
  type MarkTeachers,
  type Outcome,
} from '@school/domain';
import { z } from 'zod';
import { Teachers, type KnownTeacher } from '../accounts/teachers';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import type { Caller } from '../auth/signed-in';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { readDecideWrite } from '../common/read-decide-write';
import { correctedMark } from './attendance-lines';
import { toSessionDays, toTeachersDay } from './attendance.mapper';
import {
  teacherAttendanceAnswer,
  type TeacherAttendanceAnswer,
  type TeachersDayAnswer,
} from './attendance.answers';
import { TeachersDayRepository } from './teachers-day.repository';
import type { StoredTeachersDay } from './teachers-day.schema';

interface ReadDay {
  readonly record: StoredTeachersDay | undefined;
  readonly teachers: readonly KnownTeacher[];
}

/** The day as the audit subject; the action tells that it is the teachers' (D60). */
const subjectOf = (day: string): AuditSubject => ({ kind: 'attendance', id: day });

const recordOf = ({ _id, ...record }: StoredTeachersDay) => ({ day: _id, ...record });

/** The attendance of teachers, which the office marks: a day at a time, and each teacher's days of a session (D62). */
@Injectable()
export class TeachersDayService {
  constructor(
    private readonly days: TeachersDayRepository,
    private readonly teachers: Teachers,
    private readonly calendar: CalendarRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The teachers of the school on a day, with their marks if there are any. */
  async day(askedDay: string | undefined): Promise<TeachersDayAnswer> {
    const day = askedDay ?? schoolDate(this.clock.now());
    const [{ record, teachers }, calendar] = await Promise.all([this.readDay(day), this.calendar.holidays()]);
    return toTeachersDay(day, { record, teachers, calendar }, this.clock.now());
  }

  /** Marks a day; the same request may be sent again. */
  async mark(request: MarkTeachers, account: Caller): Promise<Outcome<TeachersDayAnswer>> {
    const at = this.clock.now();
    const by = accountLabel(account.fname, account.username);
    const calendar = await this.calendar.holidays();
    const { day } = request;
    return readDecideWrite<ReadDay, MarkedTeachers, TeachersDayAnswer>({
      busy: 'attendance-changed',
      read: async () => accept(await this.readDay(day)),
      decide: ({ record, teachers }) =>
        markTeachers(
          request,
          { record: record && recordOf(record), teachers: teachers.map(({ id }) => id), calendar },
          { id: account.id, name: by, at },
        ),
      write: async ({ record, teachers }, markedTeachers) => {
        const answer = (stored: StoredTeachersDay) =>
          accept(toTeachersDay(day, { record: stored, teachers, calendar }, at));
        if (record && markedTeachers.changes.length === 0) return answer(record);
        const { marks } = markedTeachers;
        const tally = tallyOf(marks.map(({ attendance }) => attendance));
        const newRecord = { _id: day, marks, tally, markedBy: by, markedById: account.id, markedAt: at };
        const revision = record?.revision ?? 0;
        const lines = this.lines(request, { record, teachers }, markedTeachers);
        const isWritten = await this.days.write(newRecord, revision, lines);
        return isWritten ? answer({ ...newRecord, revision: revision + 1 }) : 'outdated';
      },
    });
  }

  /** The days of one teacher in this session. @param teacherID the login id */
  async ofTeacher(teacherID: string): Promise<Outcome<TeacherAttendanceAnswer, 'teacher-unknown'>> {
    const foldedUsername = foldText(teacherID);
    return this.answerFor(({ username }) => foldText(username) === foldedUsername);
  }

  /** The days of the teacher who calls. */
  async own({ id: ownId }: Caller): Promise<Outcome<TeacherAttendanceAnswer, 'teacher-unknown'>> {
    return this.answerFor(({ id }) => id === ownId);
  }

  /** The number of days with each mark for each teacher, by account id; only days that count. */
  async tallies({ firstDay, lastDay }: Days): Promise<ReadonlyMap<string, AttendanceTally>> {
    const [records, calendar] = await Promise.all([
      this.days.between(firstDay, lastDay),
      this.calendar.holidays(),
    ]);
    return talliesOfTeachers(records.map(recordOf), calendar);
  }

  private async answerFor(
    isAsked: (teacher: KnownTeacher) => boolean,
  ): Promise<Outcome<TeacherAttendanceAnswer, 'teacher-unknown'>> {
    const teacher = (await this.teachers.all()).find(isAsked);
    if (!teacher) return refuse('teacher-unknown', 'teacher');
    const month = schoolMonth(this.clock.now());
    const session = sessionName(month);
    const [records, calendar] = await Promise.all([
      this.days.between(firstDayOf(session), lastDayOf(session)),
      this.calendar.holidays(),
    ]);
    const days = daysOfTeacher(teacher.id, records.map(recordOf), calendar);
    return accept(
      z.encode(teacherAttendanceAnswer, {
        teacherID: teacher.username,
        teacherName: teacher.name,
        ...toSessionDays(days, month, {}, calendar, this.clock.now()),
      }),
    );
  }

  /** The teachers who work here, and those who are in the record. */
  private async readDay(day: string): Promise<ReadDay> {
    const record = await this.days.find(day);
    const markedIds = new Set((record?.marks ?? []).map(({ teacher }) => teacher));
    const teachers = await this.teachers.all(markedIds);
    return { record, teachers: teachers.filter(({ id, isHere }) => isHere || markedIds.has(id)) };
  }

  /** The audit lines: the numbers of each mark before and after; for a correction a line for each teacher (D60, D62). */
  private lines(
    { day, reason }: MarkTeachers,
    { record, teachers }: ReadDay,
    { changes, marks, isCorrection }: MarkedTeachers,
  ): readonly StoredAuditEntry[] {
    if (!isCorrection) {
      const tally = tallyOf(marks.map(({ attendance }) => attendance));
      return [
        this.audit.line(
          'teachers-marked',
          subjectOf(day),
          changesBetween(record ? record.tally : {}, { day, ...tally }),
        ),
      ];
    }
    return changes.flatMap((change) => {
      const teacher = teachers.find(({ id }) => id === change.who);
      if (!teacher) return [];
      const subject = { kind: 'account', id: teacher.username, name: teacher.name } as const;
      return [this.audit.line('attendance-corrected', subject, correctedMark(day, reason, change))];
    });
  }
}
