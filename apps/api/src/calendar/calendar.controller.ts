import { Body, Get, HttpCode, Post, Put, UploadedFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  calendarExportSchema,
  calendarFileSchema,
  calendarImportSchema,
  calendarSchema,
  changedOccasionSchema,
  newOccasionSchema,
  removedOccasionSchema,
  type CalendarExportQuery,
  type CalendarImport,
  type CalendarQuery,
  type ChangedOccasion,
  type FileDefaults,
  type NewOccasion,
  type RemovedOccasion,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { AnswersNamedFile, Describe, DescribeMade, Queried } from '../common/route-doc';
import type { SentFile } from '../common/sent-file';
import { TakesFile } from '../common/too-large-as';
import { AdminOnly, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { CalendarFilesService } from './calendar-files.service';
import {
  calendarAnswer,
  calendarImportAnswer,
  calendarPlanAnswer,
  occasionAnswer,
  removedAnswer,
} from './calendar.answers';
import { CalendarService } from './calendar.service';

/** The largest file, in bytes: some thousand events, more than any school's year. */
const LARGEST = 1024 * 1024;

@OfficeController('api/office/calendar', 'Calendar')
export class CalendarController {
  constructor(
    private readonly calendar: CalendarService,
    private readonly files: CalendarFilesService,
  ) {}

  @Get()
  @OfficeOrTeacher()
  @Describe('Holidays, examinations and events that fall on some days, in order of date', calendarAnswer)
  getCalendar(@Queried(calendarSchema) query: CalendarQuery) {
    return this.calendar.list(query);
  }

  @Get('export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportCalendar(@Queried(calendarExportSchema) query: CalendarExportQuery) {
    return this.calendar.export(query);
  }

  @Get('file')
  @OfficeOrTeacher()
  @HttpCode(200)
  @ApiOperation({ summary: 'The same as an ICS file for other calendars' })
  @AnswersNamedFile('text/calendar')
  getCalendarFile(@Queried(calendarSchema) query: CalendarQuery) {
    return this.files.write(query);
  }

  @Post()
  @AdminOnly()
  @DescribeMade('Puts a holiday, an examination or an event into the calendar', occasionAnswer, [422])
  @ApiIdempotencyKey('The same key again answers the first entry and puts none in')
  addOccasion(
    @Body({ schema: newOccasionSchema }) occasion: NewOccasion,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.calendar.add(occasion, key, account);
  }

  @Put()
  @AdminOnly()
  @Describe('Changes an entry, if nobody has changed it since', occasionAnswer, [404, 409])
  changeOccasion(
    @Body({ schema: changedOccasionSchema }) occasion: ChangedOccasion,
    @SignedIn() account: Caller,
  ) {
    return this.calendar.change(occasion, account);
  }

  @Post('remove')
  @AdminOnly()
  @Describe(
    'Removes an entry, if nobody has changed it since; no file brings it back',
    removedAnswer,
    [404, 409],
  )
  removeOccasion(
    @Body({ schema: removedOccasionSchema }) occasion: RemovedOccasion,
    @SignedIn() account: Caller,
  ) {
    return this.calendar.remove(occasion, account);
  }

  @Post('file/preview')
  @AdminOnly()
  @Describe(
    'Previews what an ICS file, at most 1 MB, would change in the calendar; nothing is stored',
    calendarPlanAnswer,
  )
  @TakesFile(LARGEST, 'calendarTooLarge')
  previewCalendarFile(
    @UploadedFile() file: SentFile | undefined,
    @Queried(calendarFileSchema) defaults: FileDefaults,
  ) {
    return this.files.preview(file, defaults);
  }

  @Post('file')
  @AdminOnly()
  @Describe(
    'Imports an ICS file exactly as its preview said; the same file again changes nothing',
    calendarImportAnswer,
    [409],
  )
  @TakesFile(LARGEST, 'calendarTooLarge')
  importCalendarFile(
    @UploadedFile() file: SentFile | undefined,
    @Queried(calendarImportSchema) query: CalendarImport,
    @SignedIn() account: Caller,
  ) {
    return this.files.bring(file, query, account);
  }
}
