import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { DayBookModule } from '../day-book/day-book.module';
import { LedgerModule } from '../ledger/ledger.module';
import { ClosingsController } from './closings.controller';
import { ClosingsRepository } from './closings.repository';
import { CLOSING, closingsSchema, COUNT, countsSchema, FLOAT, floatsSchema } from './closings.schema';
import { ClosingsService } from './closings.service';

@Module({
  imports: [
    AccountsModule,
    DayBookModule,
    LedgerModule,
    MongooseModule.forFeature([
      { name: CLOSING, schema: closingsSchema },
      { name: COUNT, schema: countsSchema },
      { name: FLOAT, schema: floatsSchema },
    ]),
  ],
  controllers: [ClosingsController],
  providers: [ClosingsService, ClosingsRepository],
  exports: [ClosingsService],
})
export class ClosingsModule {}
