import { Get } from '@nestjs/common';
import {
  dayBookExportSchema,
  dayBookSchema,
  type DayBookExportQuery,
  type DayBookQuery,
} from '@school/domain';
import { Describe, Queried } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { DayBookService } from './day-book.service';
import { collectedTodayAnswer, dayBookAnswer } from './day-book.answers';

@OfficeController('api/office', 'Day book')
export class DayBookController {
  constructor(private readonly service: DayBookService) {}

  @Get('dayBook')
  @Needs('reports')
  @Describe('What was taken on a day or in a range, with totals that add up to the entries', dayBookAnswer)
  dayBook(@Queried(dayBookSchema) query: DayBookQuery) {
    return this.service.read(query);
  }

  @Get('exportDayBook')
  @Needs('reports')
  @Exported('The day book as a file, all pages and the totals')
  exportDayBook(@Queried(dayBookExportSchema) query: DayBookExportQuery) {
    return this.service.export(query);
  }

  @Get('collectedToday')
  @Needs('reports')
  @Describe('What was collected and voided today', collectedTodayAnswer)
  collectedToday() {
    return this.service.today();
  }
}
