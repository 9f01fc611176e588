import { Get, type StreamableFile } from '@nestjs/common';
import {
  dayBookExportSchema,
  dayBookSchema,
  type DayBookExportQuery,
  type DayBookQuery,
  type Words,
} from '@school/domain';
import { CallerWords } from '../common/caller-words';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { DayBookService } from './day-book.service';
import {
  collectedTodayAnswer,
  dayBookAnswer,
  type CollectedTodayAnswer,
  type DayBookAnswer,
} from './day-book.answers';

@OfficeController('api/office', 'Day book')
export class DayBookController {
  constructor(private readonly dayBook: DayBookService) {}

  @Get('dayBook')
  @Needs('reports')
  @Describe({
    name: 'dayBook',
    summary: 'What was taken on a day or in a range, with totals that add up to the entries',
    answer: dayBookAnswer,
  })
  read(@Queried(dayBookSchema) query: DayBookQuery): Promise<DayBookAnswer> {
    return this.dayBook.read(query);
  }

  @Get('exportDayBook')
  @Needs('reports')
  @Exported('exportDayBook', 'The day book as a file, all pages and the totals')
  async export(
    @Queried(dayBookExportSchema) query: DayBookExportQuery,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.dayBook.export(query, words));
  }

  @Get('collectedToday')
  @Needs('reports')
  @Describe({
    name: 'collectedToday',
    summary: 'What was collected and voided today',
    answer: collectedTodayAnswer,
  })
  today(): Promise<CollectedTodayAnswer> {
    return this.dayBook.today();
  }
}
