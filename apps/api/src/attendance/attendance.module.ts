import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { CalendarModule } from '../calendar/calendar.module';
import { ExportsModule } from '../exports/exports.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { SectionsModule } from '../sections/sections.module';
import { StudentsModule } from '../students/students.module';
import { AttendanceController } from './attendance.controller';
import { AttendanceRepository } from './attendance.repository';
import { ATTENDANCE, attendanceSchema } from './attendance.schema';
import { AttendanceService } from './attendance.service';
import { AttendanceTodayService } from './attendance-today.service';
import { AttendedDays } from './attended-days.service';
import { CardReadsController } from './card-reads.controller';
import { CardReadsRepository } from './card-reads.repository';
import { CARD_DAY, cardDaySchema } from './card-reads.schema';
import { CardReadsService } from './card-reads.service';
import { ClassDays } from './class-days.service';
import { DayFilesService } from './day-files.service';
import { MarkAttendanceService } from './mark-attendance.service';
import { AttendingStudentsRepository } from './attending-students.repository';
import { TeachersDayController } from './teachers-day.controller';
import { TeachersDayRepository } from './teachers-day.repository';
import { TEACHERS_DAY, teachersDaySchema } from './teachers-day.schema';
import { TeachersDayService } from './teachers-day.service';

/** Exports `AttendedDays` for papers that state attendance, the teachers' day for substitutions, the rest for reports. */
@Module({
  imports: [
    AccountsModule,
    CalendarModule,
    ExportsModule,
    SchoolDetailsModule,
    SectionsModule,
    StudentsModule,
    MongooseModule.forFeature([
      { name: ATTENDANCE, schema: attendanceSchema },
      { name: CARD_DAY, schema: cardDaySchema },
      { name: TEACHERS_DAY, schema: teachersDaySchema },
    ]),
  ],
  controllers: [AttendanceController, CardReadsController, TeachersDayController],
  providers: [
    AttendanceRepository,
    AttendanceService,
    AttendanceTodayService,
    AttendedDays,
    CardReadsRepository,
    CardReadsService,
    ClassDays,
    DayFilesService,
    MarkAttendanceService,
    AttendingStudentsRepository,
    TeachersDayRepository,
    TeachersDayService,
  ],
  exports: [
    AttendanceService,
    AttendanceTodayService,
    AttendedDays,
    ClassDays,
    TeachersDayRepository,
    TeachersDayService,
  ],
})
export class AttendanceModule {}
