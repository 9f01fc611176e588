import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AttendanceModule } from '../attendance/attendance.module';
import { CalendarModule } from '../calendar/calendar.module';
import { ExportsModule } from '../exports/exports.module';
import { TimeTableController } from './time-table.controller';
import { TimeTableRepository } from './time-table.repository';
import { PERIODS, periodsSchema, WEEKDAY, weekdaySchema } from './time-table.schema';
import { TimeTableService } from './time-table.service';

@Module({
  imports: [
    AccountsModule,
    AttendanceModule,
    CalendarModule,
    ExportsModule,
    MongooseModule.forFeature([
      { name: WEEKDAY, schema: weekdaySchema },
      { name: PERIODS, schema: periodsSchema },
    ]),
  ],
  controllers: [TimeTableController],
  providers: [TimeTableRepository, TimeTableService],
  exports: [TimeTableService],
})
export class TimeTableModule {}
