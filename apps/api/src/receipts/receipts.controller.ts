import { Body, Get, Post } from '@nestjs/common';
import {
  receiptExportSchema,
  receiptPrintsSchema,
  receiptRegisterSchema,
  receiptRequestSchema,
  type ReceiptExportQuery,
  type ReceiptPrints,
  type ReceiptRegisterQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { DescribePage } from '../common/paged';
import { Describe, Queried } from '../common/route-doc';
import { OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import {
  collectorsAnswer,
  familyReceiptsAnswer,
  givenBackAnswer,
  leftOutAnswer,
  printsAnswer,
  receiptAnswer,
  registerAnswer,
} from './receipts.answers';
import { ReceiptsService } from './receipts.service';

@OfficeController('api/office/receipts', 'Receipts')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get()
  @DescribePage(
    'A page of the register of receipts, or of the vouchers for what was paid back',
    'Rows that the query found; one more than can be paged to when there are still more',
    registerAnswer,
  )
  getReceipts(@Queried(receiptRegisterSchema) query: ReceiptRegisterQuery, @SignedIn() account: Caller) {
    return this.receipts.page(query, account);
  }

  @Get('export')
  @Exported('The register of receipts as a file, all pages, narrowed as the register')
  exportReceipts(@Queried(receiptExportSchema) query: ReceiptExportQuery, @SignedIn() account: Caller) {
    return this.receipts.export(query, account);
  }

  @Get('left-out')
  @Describe('Receipt numbers skipped after a restore, as some of them may be on paper', leftOutAnswer)
  getNumbersLeftOut() {
    return this.receipts.leftOut();
  }

  @Get('collectors')
  @Describe('The accounts that may have collected', collectorsAnswer)
  getCollectors() {
    return this.receipts.collectors();
  }

  @Get('one')
  @Describe(
    'A receipt or voucher as it was on its day, also of a student who has left',
    receiptAnswer,
    [404, 409],
  )
  getReceipt(@Queried(receiptRequestSchema) { studentReceiptNo }: { readonly studentReceiptNo: string }) {
    return this.receipts.get(studentReceiptNo);
  }

  @Get('family')
  @Describe(
    'All receipts of the payment for several children that a receipt belongs to, or that receipt alone',
    familyReceiptsAnswer,
    [404, 409],
  )
  getFamilyReceipts(
    @Queried(receiptRequestSchema) { studentReceiptNo }: { readonly studentReceiptNo: string },
  ) {
    return this.receipts.family(studentReceiptNo);
  }

  @Post('prints')
  @ApiIdempotencyKey('A key gives the original once: the same key again is a duplicate')
  @Describe(
    'Counts a print, and says whether it is the original; callers who may not collect never get one',
    printsAnswer,
    [404, 409],
  )
  printReceipts(
    @Body({ schema: receiptPrintsSchema }) request: ReceiptPrints,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.receipts.print(request, key, account);
  }

  @Post('prints/failed')
  @ApiIdempotencyKey('The key of the print that failed')
  @Describe(
    'Records that no paper came out: makes the originals of a print available again, each once',
    givenBackAnswer,
    [404, 409],
  )
  receiptsNotPrinted(
    @Body({ schema: receiptPrintsSchema }) request: ReceiptPrints,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.receipts.giveBack(request, key ?? '', account);
  }
}
