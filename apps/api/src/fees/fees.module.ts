import { Module } from '@nestjs/common';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { StudentsModule } from '../students/students.module';
import { FeesController } from './fees.controller';
import { FeesService } from './fees.service';
import { LedgerRepository } from './ledger.repository';
import { ReceiptIssuer } from './receipt-issuer';

@Module({
  imports: [FeeTablesModule, ReceiptsModule, SchoolDetailsModule, StudentsModule],
  controllers: [FeesController],
  providers: [FeesService, LedgerRepository, ReceiptIssuer],
})
export class FeesModule {}
