import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CalendarModule } from '../calendar/calendar.module';
import { ExportsModule } from '../exports/exports.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { StudentsModule } from '../students/students.module';
import { AttendanceController } from './attendance.controller';
import { AttendanceRepository } from './attendance.repository';
import { ATTENDANCE, attendanceSchema } from './attendance.schema';
import { AttendanceService } from './attendance.service';
import { AttendanceTodayService } from './attendance-today.service';
import { MarkAttendanceService } from './mark-attendance.service';
import { PupilsRepository } from './pupils.repository';

@Module({
  imports: [
    CalendarModule,
    ExportsModule,
    SchoolDetailsModule,
    StudentsModule,
    MongooseModule.forFeature([{ name: ATTENDANCE, schema: attendanceSchema }]),
  ],
  controllers: [AttendanceController],
  providers: [
    AttendanceRepository,
    AttendanceService,
    AttendanceTodayService,
    MarkAttendanceService,
    PupilsRepository,
  ],
})
export class AttendanceModule {}
