import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module';
import { LedgerModule } from '../ledger/ledger.module';
import { ReceiptCheckController } from './receipt-check.controller';
import { ReceiptCheckService } from './receipt-check.service';
import { ReceiptCodes } from './receipt-codes.service';
import { RECEIPT_KEY, receiptKeySchema } from './receipt-key.schema';

@Module({
  imports: [
    AuthModule,
    LedgerModule,
    MongooseModule.forFeature([{ name: RECEIPT_KEY, schema: receiptKeySchema }]),
  ],
  controllers: [ReceiptCheckController],
  providers: [ReceiptCheckService, ReceiptCodes],
  exports: [ReceiptCodes],
})
export class ReceiptCheckModule {}
