import { Get } from '@nestjs/common';
import {
  generalReportExportSchema,
  staffReportExportSchema,
  staffReportSchema,
  type GeneralReportExportQuery,
  type StaffReportExportQuery,
  type StaffReportQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, Queried } from '../common/route-doc';
import { OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { GeneralReportService } from './general-report.service';
import { generalReportAnswer, staffReportAnswer, todaysSummaryAnswer } from './reports.answers';
import { StaffReportService } from './staff-report.service';
import { TodaysSummaryService } from './todays-summary.service';

@OfficeController('api/office/reports', 'Reports')
export class ReportsController {
  constructor(
    private readonly staff: StaffReportService,
    private readonly today: TodaysSummaryService,
    private readonly general: GeneralReportService,
  ) {}

  @Get('staff')
  @Describe('Who did what on a day or in a range; only an administrator sees others', staffReportAnswer)
  staffReport(@Queried(staffReportSchema) query: StaffReportQuery, @SignedIn() account: Caller) {
    return this.staff.read(query, account);
  }

  @Get('staff/export')
  @Exported('The report of the staff as a file, with the totals')
  exportStaffReport(
    @Queried(staffReportExportSchema) query: StaffReportExportQuery,
    @SignedIn() account: Caller,
  ) {
    return this.staff.export(query, account);
  }

  @Get('today')
  @Describe(
    'What happened today: money for whoever may read reports, the rest for the office',
    todaysSummaryAnswer,
  )
  todaysSummary(@SignedIn() account: Caller) {
    return this.today.read(account);
  }

  @Get('general')
  @Describe(
    'The school as it stands: money for whoever may read reports, the rest for the office',
    generalReportAnswer,
  )
  generalReport(@SignedIn() account: Caller) {
    return this.general.read(account);
  }

  @Get('general/export')
  @Exported('The school as it stands as a file, a section a line')
  exportGeneralReport(
    @Queried(generalReportExportSchema) query: GeneralReportExportQuery,
    @SignedIn() account: Caller,
  ) {
    return this.general.export(query, account);
  }
}
