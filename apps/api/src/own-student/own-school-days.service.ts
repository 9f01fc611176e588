import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  firstDayOf,
  lastDayOf,
  refuse,
  sectionIn,
  sessionAt,
  type ClassSection,
  type Outcome,
} from '@school/domain';
import { z } from 'zod';
import { Teachers } from '../accounts/teachers';
import type { StudentAttendanceAnswer } from '../attendance/attendance.answers';
import { AttendanceService } from '../attendance/attendance.service';
import type { Caller } from '../auth/signed-in';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { FamilyAccountsRepository } from '../family-accounts/family-accounts.repository';
import { ClassSheetsService } from '../results/class-sheets.service';
import { TimeTableService } from '../time-table/time-table.service';
import {
  ownCalendarAnswer,
  ownResultsAnswer,
  ownWeekAnswer,
  type OwnCalendarAnswer,
  type OwnResultsAnswer,
  type OwnWeekAnswer,
} from './own-student.answers';

type NoStudent = 'student-not-found';

/** The school day of a family's own student: attendance, results, time table and calendar. */
@Injectable()
export class OwnSchoolDaysService {
  constructor(
    private readonly families: FamilyAccountsRepository,
    private readonly days: AttendanceService,
    private readonly sheets: ClassSheetsService,
    private readonly table: TimeTableService,
    private readonly teachers: Teachers,
    private readonly occasions: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  attendance({ username }: Caller): Promise<Outcome<StudentAttendanceAnswer, NoStudent>> {
    return this.days.ofFamily(username);
  }

  async results({ username }: Caller): Promise<OwnResultsAnswer> {
    return z.encode(ownResultsAnswer, await this.sheets.published(username));
  }

  /** The week of the section; teachers by name, without the login id that tells two of one name apart. */
  async week(account: Caller): Promise<Outcome<OwnWeekAnswer, NoStudent>> {
    const section = await this.sectionOf(account);
    if (!section.ok) return section;
    const { periods, lessons } = await this.table.sectionWeek(section.value);
    const teachers = await this.teachers.inLessons(lessons);
    const names = new Map(teachers.map(({ id, fname }) => [id, fname]));
    return accept(
      z.encode(ownWeekAnswer, {
        periods,
        lessons: lessons.map((lesson) => {
          const teacherName = names.get(lesson.teacher ?? '');
          return { ...lesson, ...(teacherName !== undefined && { teacherName }) };
        }),
      }),
    );
  }

  /** The occasions of this session for the branch and class of the student. */
  async calendar(account: Caller): Promise<Outcome<OwnCalendarAnswer, NoStudent>> {
    const section = await this.sectionOf(account);
    if (!section.ok) return section;
    const session = sessionAt(this.clock.now());
    const occasions = await this.occasions.between({
      firstDay: firstDayOf(session),
      lastDay: lastDayOf(session),
      branch: section.value.branch,
      class: section.value.class,
    });
    return accept(
      z.encode(ownCalendarAnswer, {
        session,
        occasions: occasions.map(({ _id, ...occasion }) => ({ ...occasion, id: _id.toHexString() })),
      }),
    );
  }

  private async sectionOf({ username }: Caller): Promise<Outcome<ClassSection, NoStudent>> {
    const student = await this.families.find(username);
    if (!student) return refuse('student-not-found');
    return accept(sectionIn(sessionAt(this.clock.now()), student));
  }
}
