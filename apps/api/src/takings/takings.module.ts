import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { ExportsModule } from '../exports/exports.module';
import { LedgerModule } from '../ledger/ledger.module';
import { DayBookService } from './day-book.service';
import { TakingsController } from './takings.controller';
import { TakingsRepository } from './takings.repository';

@Module({
  imports: [AccountsModule, ExportsModule, LedgerModule],
  controllers: [TakingsController],
  providers: [DayBookService, TakingsRepository],
  exports: [TakingsRepository],
})
export class TakingsModule {}
