import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { ExportsModule } from '../exports/exports.module';
import { LedgerModule } from '../ledger/ledger.module';
import { ReceiptCheckModule } from '../receipt-check/receipt-check.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { StudentsModule } from '../students/students.module';
import { ReceiptsController } from './receipts.controller';
import { ReceiptsRepository } from './receipts.repository';
import { ReceiptsService } from './receipts.service';

@Module({
  imports: [AccountsModule, ExportsModule, LedgerModule, ReceiptCheckModule, SignInsModule, StudentsModule],
  controllers: [ReceiptsController],
  providers: [ReceiptsRepository, ReceiptsService],
  exports: [ReceiptsRepository],
})
export class ReceiptsModule {}
