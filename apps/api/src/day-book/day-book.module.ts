import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { ExportsModule } from '../exports/exports.module';
import { LedgerModule } from '../ledger/ledger.module';
import { DayBookService } from './day-book.service';
import { DayBookController } from './day-book.controller';
import { DayBookRepository } from './day-book.repository';

@Module({
  imports: [AccountsModule, ExportsModule, LedgerModule],
  controllers: [DayBookController],
  providers: [DayBookService, DayBookRepository],
  exports: [DayBookRepository, DayBookService],
})
export class DayBookModule {}
