import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  attendanceShare,
  dayTally,
  daysOf,
  firstDayOf,
  fullName,
  isLowAttendance,
  daysOfMonth,
  lastDayOf,
  refuse,
  registerDays,
  registerLine,
  schoolMonth,
  sectionIn,
  sessionAt,
  sessionName,
  type AttendanceExportQuery,
  type AttendanceRegisterQuery,
  type AttendedDay,
  type Outcome,
  type StudentAttendanceQuery,
} from '@school/domain';
import { z } from 'zod';
import type { Caller } from '../auth/signed-in';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { ListExports } from '../exports/list-exports.service';
import {
  attendanceRegisterAnswer,
  studentAttendanceAnswer,
  type AttendanceRegisterAnswer,
  type StudentAttendanceAnswer,
} from './attendance.answers';
import { toRegisterStudent, toSessionDays } from './attendance.mapper';
import { AttendanceRepository } from './attendance.repository';
import { registerSheet } from './attendance.sheet';
import {
  isOwnStudent,
  AttendingStudentsRepository,
  type AttendingStudent,
} from './attending-students.repository';

/** The marks of a section and of a student (D62). */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly students: AttendingStudentsRepository,
    private readonly calendar: CalendarRepository,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The register of a month: the students who sit in the section or have a mark in it in that month (D62). */
  async register(query: AttendanceRegisterQuery): Promise<AttendanceRegisterAnswer> {
    const { month, ...section } = query;
    const days = daysOfMonth(month);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const [monthRecords, seated, calendar] = await Promise.all([
      this.attendance.ofSection(section, first, last),
      month > schoolMonth(this.clock.now()) ? [] : this.students.markedOn(first, section),
      this.calendar.holidays(),
    ]);
    const students = await this.students.with(seated, monthRecords);
    const sessionRecords = await this.attendance.ofStudents(
      students.map(({ foldedId }) => foldedId),
      firstDayOf(sessionName(month)),
      last,
    );
    const columns = registerDays(month, section, monthRecords, calendar);
    return z.encode(attendanceRegisterAnswer, {
      ...section,
      month,
      days: columns.map((column) => {
        const record = column.isMarked ? monthRecords.find(({ day }) => day === column.day) : undefined;
        return { ...column, ...(record && { tally: dayTally(record, students) }) };
      }),
      rows: students.flatMap((student, index) => {
        if (student.dateOfAdmission > last) return [];
        const line = registerLine(student, month, sessionRecords, calendar);
        return {
          ...toRegisterStudent(student, index),
          ...line,
          days: [...line.days],
          share: attendanceShare(line.month),
          sessionShare: attendanceShare(line.session),
          isLow: isLowAttendance(line.session),
        };
      }),
    });
  }

  /** The register as a file (D69). */
  async export({ as, ...query }: AttendanceExportQuery) {
    const register = await this.register(query);
    return this.exports.write((words) => registerSheet(register, words), as, { filters: query });
  }

  /** A student's own days of a session, in whichever sections. */
  async student(
    { studentID, month }: StudentAttendanceQuery,
    account: Caller,
  ): Promise<Outcome<StudentAttendanceAnswer, 'student-not-found' | 'section-not-own'>> {
    const student = await this.students.find(studentID);
    if (!student) return refuse('student-not-found', 'studentID');
    if (!isOwnStudent(account, student, sessionAt(this.clock.now()))) return refuse('section-not-own');
    return accept(await this.sessionAnswer(student, (day) => day, month));
  }

  /** The student's days of this session for the family, which sees only the current mark even if it was changed. */
  async ofFamily(studentID: string): Promise<Outcome<StudentAttendanceAnswer, 'student-not-found'>> {
    const student = await this.students.find(studentID);
    if (!student) return refuse('student-not-found', 'studentID');
    return accept(await this.sessionAnswer(student, ({ day, attendance }) => ({ day, attendance })));
  }

  /** @param shownPart gives the part of a day that is answered */
  private async sessionAnswer(
    student: AttendingStudent,
    shownPart: (day: AttendedDay) => AttendedDay,
    month = schoolMonth(this.clock.now()),
  ): Promise<StudentAttendanceAnswer> {
    const session = sessionName(month);
    const section = sectionIn(session, student);
    const [records, calendar] = await Promise.all([
      this.attendance.ofStudents([student.foldedId], firstDayOf(session), lastDayOf(session)),
      this.calendar.holidays(),
    ]);
    const days = daysOf(student, records, calendar).map(shownPart);
    return z.encode(studentAttendanceAnswer, {
      studentID: student.studentID,
      studentName: fullName(student),
      ...toSessionDays(days, month, section, calendar, this.clock.now()),
    });
  }
}
