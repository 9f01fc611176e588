import { Get, type StreamableFile } from '@nestjs/common';
import {
  generalReportExportSchema,
  staffReportExportSchema,
  staffReportSchema,
  type GeneralReportExportQuery,
  type StaffReportExportQuery,
  type StaffReportQuery,
  type Words,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerWords } from '../common/caller-words';
import { orRefuse } from '../common/refusal';
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
  @Describe({
    summary: 'Who did what on a day or in a range; whoever is no administrator reads of themselves alone',
    answer: staffReportAnswer,
  })
  staffReport(@Queried(staffReportSchema) query: StaffReportQuery, @SignedIn() account: SignedInAccount) {
    return this.staff.read(query, account);
  }

  @Get('staff/export')
  @Exported('The report of the staff as a file, with the totals')
  async exportStaffReport(
    @Queried(staffReportExportSchema) query: StaffReportExportQuery,
    @SignedIn() account: SignedInAccount,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.staff.export(query, account, words));
  }

  @Get('today')
  @Describe({
    summary: 'What happened today: money for whoever may read reports, the rest for the office',
    answer: todaysSummaryAnswer,
  })
  todaysSummary(@SignedIn() account: SignedInAccount) {
    return this.today.read(account);
  }

  @Get('general')
  @Describe({
    summary: 'The school as it stands: money for whoever may read reports, the rest for the office',
    answer: generalReportAnswer,
  })
  generalReport(@SignedIn() account: SignedInAccount) {
    return this.general.read(account);
  }

  @Get('general/export')
  @Exported('The school as it stands as a file, a section a line')
  async exportGeneralReport(
    @Queried(generalReportExportSchema) query: GeneralReportExportQuery,
    @SignedIn() account: SignedInAccount,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.general.export(query, account, words));
  }
}
