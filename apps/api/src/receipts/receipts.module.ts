import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { ExportsModule } from '../exports/exports.module';
import { StudentsModule } from '../students/students.module';
import { ReceiptBook } from './receipt-book';
import { ReceiptLedgers } from './receipt-ledgers';
import { ReceiptsController } from './receipts.controller';
import { ReceiptsRepository } from './receipts.repository';
import { RECEIPT, receiptsSchema } from './receipts.schema';
import { ReceiptsService } from './receipts.service';

@Module({
  imports: [
    AccountsModule,
    ExportsModule,
    StudentsModule,
    MongooseModule.forFeature([{ name: RECEIPT, schema: receiptsSchema }]),
  ],
  controllers: [ReceiptsController],
  providers: [ReceiptBook, ReceiptLedgers, ReceiptsRepository, ReceiptsService],
  exports: [ReceiptBook, ReceiptsRepository],
})
export class ReceiptsModule {}
