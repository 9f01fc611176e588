import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { ExportsModule } from '../exports/exports.module';
import { StudentsModule } from '../students/students.module';
import { DayBookService } from './day-book.service';
import { PostingService } from './posting.service';
import { TakingsController } from './takings.controller';
import { TakingsRepository } from './takings.repository';
import { TAKING, takingsSchema } from './takings.schema';

@Module({
  imports: [
    AccountsModule,
    ExportsModule,
    StudentsModule,
    MongooseModule.forFeature([{ name: TAKING, schema: takingsSchema }]),
  ],
  controllers: [TakingsController],
  providers: [DayBookService, PostingService, TakingsRepository],
  exports: [PostingService, TakingsRepository],
})
export class TakingsModule {}
