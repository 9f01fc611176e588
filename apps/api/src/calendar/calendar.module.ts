import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { DemonstrationModule } from '../demonstration/demonstration.module';
import { ExportsModule } from '../exports/exports.module';
import { CalendarController } from './calendar.controller';
import { CalendarFilesService } from './calendar-files.service';
import { CalendarRepository } from './calendar.repository';
import { OCCASION, calendarSchema } from './calendar.schema';
import { CalendarService } from './calendar.service';

/** `CalendarRepository` is for code that asks whether there is school, `CalendarService` for reports. */
@Module({
  imports: [
    AccountsModule,
    DemonstrationModule,
    ExportsModule,
    MongooseModule.forFeature([{ name: OCCASION, schema: calendarSchema }]),
  ],
  controllers: [CalendarController],
  providers: [CalendarFilesService, CalendarRepository, CalendarService],
  exports: [CalendarRepository, CalendarService],
})
export class CalendarModule {}
