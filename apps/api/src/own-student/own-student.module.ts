import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AttendanceModule } from '../attendance/attendance.module';
import { AuthModule } from '../auth/auth.module';
import { CalendarModule } from '../calendar/calendar.module';
import { ResultsModule } from '../results/results.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { StaffModule } from '../staff/staff.module';
import { StudentsModule } from '../students/students.module';
import { TimeTableModule } from '../time-table/time-table.module';
import { OwnFeesService } from './own-fees.service';
import { OwnSchoolDaysService } from './own-school-days.service';
import { OwnStudentController } from './own-student.controller';
import { OwnStudentService } from './own-student.service';

/** The calls for a student's family: they read data of this student alone, put together from the office's modules. */
@Module({
  imports: [
    AccountsModule,
    AttendanceModule,
    AuthModule,
    CalendarModule,
    ResultsModule,
    SchoolDetailsModule,
    StaffModule,
    StudentsModule,
    TimeTableModule,
  ],
  controllers: [OwnStudentController],
  providers: [OwnFeesService, OwnSchoolDaysService, OwnStudentService],
})
export class OwnStudentModule {}
