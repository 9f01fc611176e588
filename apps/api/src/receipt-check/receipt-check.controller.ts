import { Get, Ip } from '@nestjs/common';
import { receiptCheckSchema, type ReceiptCheck } from '@school/domain';
import { Describe, Queried } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { receiptCheckAnswer } from './receipt-check.answers';
import { ReceiptCheckService } from './receipt-check.service';

@PublicController('api/receipts', 'Receipts')
export class ReceiptCheckController {
  constructor(private readonly checks: ReceiptCheckService) {}

  @Get('check')
  @Describe(
    'Whether a paper is a receipt of this school, by its number and code',
    receiptCheckAnswer,
    [404, 429],
  )
  checkReceipt(@Queried(receiptCheckSchema) query: ReceiptCheck, @Ip() address: string) {
    return this.checks.check(query, address);
  }
}
