import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AttendanceModule } from '../attendance/attendance.module';
import { AuditLogModule } from '../audit-log/audit-log.module';
import { CalendarModule } from '../calendar/calendar.module';
import { ClosingsModule } from '../closings/closings.module';
import { DayBookModule } from '../day-book/day-book.module';
import { DefaultersModule } from '../defaulters/defaulters.module';
import { ExportsModule } from '../exports/exports.module';
import { StudentsModule } from '../students/students.module';
import { GeneralReportService } from './general-report.service';
import { ReportsController } from './reports.controller';
import { StaffReportService } from './staff-report.service';
import { TodaysSummaryService } from './todays-summary.service';

/** Reports that combine data of other features; none has a figure of its own. */
@Module({
  imports: [
    AccountsModule,
    AttendanceModule,
    AuditLogModule,
    CalendarModule,
    ClosingsModule,
    DayBookModule,
    DefaultersModule,
    ExportsModule,
    StudentsModule,
  ],
  controllers: [ReportsController],
  providers: [GeneralReportService, StaffReportService, TodaysSummaryService],
})
export class ReportsModule {}
