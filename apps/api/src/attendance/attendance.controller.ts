import { Body, Get, Post, Put } from '@nestjs/common';
import {
  absenceNoteSchema,
  attendanceExportSchema,
  attendanceRegisterSchema,
  markAttendanceSchema,
  schoolDayExportSchema,
  schoolDaySchema,
  sectionDaySchema,
  studentAttendanceSchema,
  type AbsenceNote,
  type AttendanceExportQuery,
  type AttendanceRegisterQuery,
  type MarkAttendance,
  type SchoolDayExportQuery,
  type SchoolDayQuery,
  type SectionDay,
  type StudentAttendanceQuery,
} from '@school/domain';
import { requireOwnSection } from '../auth/own-sections';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { Needs, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { AttendanceTodayService } from './attendance-today.service';
import {
  absenceToldAnswer,
  absenteesAnswer,
  attendanceRegisterAnswer,
  attendanceTodayAnswer,
  sectionDayAnswer,
  sectionsOfDayAnswer,
  studentAttendanceAnswer,
} from './attendance.answers';
import { AttendanceService } from './attendance.service';
import { DayFilesService } from './day-files.service';
import { MarkAttendanceService } from './mark-attendance.service';

@OfficeController('api/office/attendance', 'Attendance')
export class AttendanceController {
  constructor(
    private readonly attendance: AttendanceService,
    private readonly marking: MarkAttendanceService,
    private readonly today: AttendanceTodayService,
    private readonly files: DayFilesService,
  ) {}

  @Get('sections')
  @OfficeOrTeacher()
  @Describe(
    'All sections, and which of them were marked on a day; today if none is given',
    sectionsOfDayAnswer,
  )
  getSectionsOfDay(@Queried(schoolDaySchema) { day }: SchoolDayQuery, @SignedIn() account: Caller) {
    return this.today.sections(day, account);
  }

  @Get('day')
  @OfficeOrTeacher()
  @Describe('The students of a section on a day, with any marks', sectionDayAnswer)
  getSectionDay(@Queried(sectionDaySchema) query: SectionDay, @SignedIn() account: Caller) {
    requireOwnSection(account, query);
    return this.marking.day(query);
  }

  @Put('day')
  @OfficeOrTeacher()
  @Needs('students')
  @Describe(
    'Marks a section on a day, if nobody has changed it since; the same again changes nothing',
    sectionDayAnswer,
    [409],
  )
  markAttendance(@Body({ schema: markAttendanceSchema }) marks: MarkAttendance, @SignedIn() account: Caller) {
    requireOwnSection(account, marks);
    return this.marking.mark(marks, account);
  }

  @Get('register')
  @OfficeOrTeacher()
  @Describe('The register of a section in a month, with totals and per cent', attendanceRegisterAnswer)
  getAttendanceRegister(
    @Queried(attendanceRegisterSchema) query: AttendanceRegisterQuery,
    @SignedIn() account: Caller,
  ) {
    requireOwnSection(account, query);
    return this.attendance.register(query);
  }

  @Get('register/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportAttendanceRegister(
    @Queried(attendanceExportSchema) query: AttendanceExportQuery,
    @SignedIn() account: Caller,
  ) {
    requireOwnSection(account, query);
    return this.attendance.export(query);
  }

  @Get('student')
  @OfficeOrTeacher()
  @Describe('The days of one student in a session, by month', studentAttendanceAnswer, [404])
  getStudentAttendance(
    @Queried(studentAttendanceSchema) query: StudentAttendanceQuery,
    @SignedIn() account: Caller,
  ) {
    return this.attendance.student(query, account);
  }

  @Get('absentees')
  @OfficeOrTeacher()
  @Describe('Who is absent or on leave on a day, with the numbers of the families', absenteesAnswer)
  getAbsentees(@Queried(schoolDaySchema) { day }: SchoolDayQuery, @SignedIn() account: Caller) {
    return this.today.absentees(day, account);
  }

  @Get('absentees/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportAbsentees(@Queried(schoolDayExportSchema) query: SchoolDayExportQuery, @SignedIn() account: Caller) {
    return this.files.absentees(query, account);
  }

  @Post('absentees')
  @OfficeOrTeacher()
  @DescribeMade(
    'Records that a family is told, and answers the link that opens the clerk’s own app',
    absenceToldAnswer,
    [404, 409],
  )
  @ApiIdempotencyKey('The same key again answers the link and keeps nothing more')
  tellOfAbsence(
    @Body({ schema: absenceNoteSchema }) note: AbsenceNote,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.today.tell(note, key, account);
  }

  @Get('today')
  @Describe(
    'How many students are present today in each wing, by the sections that were marked',
    attendanceTodayAnswer,
  )
  getAttendanceToday() {
    return this.today.summary();
  }
}
