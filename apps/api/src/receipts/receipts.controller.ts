import { Body, Get, Post, type StreamableFile } from '@nestjs/common';
import {
  receiptExportSchema,
  receiptPrintsSchema,
  receiptRegisterSchema,
  receiptRequestSchema,
  type ReceiptExportQuery,
  type ReceiptPrints,
  type ReceiptRegisterQuery,
  type Words,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerWords } from '../common/caller-words';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { DescribePage } from '../common/paged';
import { orRefuse } from '../common/refusal';
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
  @DescribePage({
    summary: 'A page of the register of receipts, or of the vouchers for what was paid back',
    answer: registerAnswer,
    counted: 'Rows that the query found; one more than can be paged to when there are still more',
  })
  getReceipts(
    @Queried(receiptRegisterSchema) query: ReceiptRegisterQuery,
    @SignedIn() account: SignedInAccount,
  ) {
    return this.receipts.page(query, account);
  }

  @Get('export')
  @Exported('The register of receipts as a file, all pages, narrowed as the register')
  async exportReceipts(
    @Queried(receiptExportSchema) query: ReceiptExportQuery,
    @CallerWords() words: Words,
    @SignedIn() account: SignedInAccount,
  ): Promise<StreamableFile> {
    return orRefuse(await this.receipts.export(query, words, account));
  }

  @Get('left-out')
  @Describe({
    summary: 'Numbers of the books that were left out, as after a restore some of them may be on paper',
    answer: leftOutAnswer,
  })
  getNumbersLeftOut() {
    return this.receipts.leftOut();
  }

  @Get('collectors')
  @Describe({
    summary: 'The accounts that may have collected',
    answer: collectorsAnswer,
  })
  getCollectors() {
    return this.receipts.collectors();
  }

  @Get('one')
  @Describe({
    summary: 'A receipt, or a voucher, as it was on its day, also of a student who left',
    answer: receiptAnswer,
    problems: [404, 409],
  })
  async getReceipt(
    @Queried(receiptRequestSchema) { studentReceiptNo }: { readonly studentReceiptNo: string },
  ) {
    return orRefuse(await this.receipts.get(studentReceiptNo));
  }

  @Get('family')
  @Describe({
    summary:
      'All receipts of the payment for several children that a receipt was part of; else that receipt alone',
    answer: familyReceiptsAnswer,
    problems: [404, 409],
  })
  async getFamilyReceipts(
    @Queried(receiptRequestSchema) { studentReceiptNo }: { readonly studentReceiptNo: string },
  ) {
    return orRefuse(await this.receipts.family(studentReceiptNo));
  }

  @Post('prints')
  @ApiIdempotencyKey('A key gives the original once: the same key again is a duplicate')
  @Describe({
    summary: 'Counts a print, and says whether it is the original: none is for who may not collect',
    answer: printsAnswer,
    problems: [404, 409],
  })
  async printReceipts(
    @Body({ schema: receiptPrintsSchema }) request: ReceiptPrints,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.receipts.print(request, account, key));
  }

  @Post('prints/failed')
  @ApiIdempotencyKey('The key of the print that failed')
  @Describe({
    summary: 'No paper came out: gives the originals of a print back, each once',
    answer: givenBackAnswer,
    problems: [404, 409],
  })
  async receiptsNotPrinted(
    @Body({ schema: receiptPrintsSchema }) request: ReceiptPrints,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.receipts.giveBack(request, key ?? '', account));
  }
}
