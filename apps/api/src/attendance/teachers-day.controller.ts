import { Body, Get, Put } from '@nestjs/common';
import {
  markTeachersSchema,
  schoolDayExportSchema,
  schoolDaySchema,
  teacherAttendanceSchema,
  type MarkTeachers,
  type SchoolDayExportQuery,
  type SchoolDayQuery,
  type TeacherAttendanceQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, Queried } from '../common/route-doc';
import { Needs, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { teacherAttendanceAnswer, teachersDayAnswer } from './attendance.answers';
import { DayFilesService } from './day-files.service';
import { TeachersDayService } from './teachers-day.service';

@OfficeController('api/office/attendance/teachers', 'Attendance')
export class TeachersDayController {
  constructor(
    private readonly teachers: TeachersDayService,
    private readonly files: DayFilesService,
  ) {}

  @Get()
  @Describe('The teachers of the school on a day, with any marks; today if none is given', teachersDayAnswer)
  getTeachersDay(@Queried(schoolDaySchema) { day }: SchoolDayQuery) {
    return this.teachers.day(day);
  }

  @Get('export')
  @Exported('The same as a file')
  exportTeachersDay(@Queried(schoolDayExportSchema) query: SchoolDayExportQuery) {
    return this.files.teachers(query);
  }

  @Put()
  @Needs('students')
  @Describe(
    'Marks the teachers on a day, if nobody has changed it since; the same again changes nothing',
    teachersDayAnswer,
    [409],
  )
  markTeachers(@Body({ schema: markTeachersSchema }) marks: MarkTeachers, @SignedIn() account: Caller) {
    return this.teachers.mark(marks, account);
  }

  @Get('one')
  @Describe('The days of one teacher in this session, by month', teacherAttendanceAnswer, [404])
  getTeacherAttendance(@Queried(teacherAttendanceSchema) { teacher }: TeacherAttendanceQuery) {
    return this.teachers.ofTeacher(teacher);
  }

  @Get('mine')
  @OfficeOrTeacher()
  @Describe('The days of the calling teacher in this session, by month', teacherAttendanceAnswer, [404])
  getOwnAttendance(@SignedIn() account: Caller) {
    return this.teachers.own(account);
  }
}
