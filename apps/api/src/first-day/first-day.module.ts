import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FirstDayController } from './first-day.controller';
import { FirstDayRepository } from './first-day.repository';
import { FIRST_DAY, firstDaySchema } from './first-day.schema';
import { FirstDayService } from './first-day.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: FIRST_DAY, schema: firstDaySchema }])],
  controllers: [FirstDayController],
  providers: [FirstDayService, FirstDayRepository],
})
export class FirstDayModule {}
