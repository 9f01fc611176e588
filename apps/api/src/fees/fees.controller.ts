import { Body, Post } from '@nestjs/common';
import {
  addChargeSchema,
  bookMonthsSchema,
  concessionSchema,
  depositSchema,
  refundSchema,
  studentIdSchema,
  takeBackSchema,
  voidReceiptSchema,
  type AddCharge,
  type BookMonths,
  type Deposit,
  type NewConcession,
  type Refund,
  type TakeBack,
  type VoidReceipt,
  type NamedStudent,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { Describe, DescribeMade } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { balanceAnswer, paymentAnswer, refundableAnswer } from './fees.answers';
import { FeesService } from './fees.service';

@OfficeController('api/office', 'Fees')
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Post('isFirstTimeDeposit')
  @Describe('What a student owes now, and the ledger; also of one who has left', balanceAnswer, [404, 409])
  isFirstTimeDeposit(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return this.fees.balance(studentID);
  }

  @Post('depositFee')
  @Needs('collect')
  @ApiIdempotencyKey()
  @DescribeMade(
    'Takes a payment and makes its receipt; also of a student who has left and still owes',
    paymentAnswer,
    [404, 409, 422],
  )
  depositFee(
    @Body({ schema: depositSchema }) deposit: Deposit,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.fees.deposit(deposit, key, account);
  }

  @Post('addCharge')
  @Needs('collect')
  @ApiIdempotencyKey()
  @DescribeMade('Adds a charge other than a month’s fee', paymentAnswer, [404, 409, 422])
  addCharge(
    @Body({ schema: addChargeSchema }) charge: AddCharge,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.fees.addCharge(charge, key, account);
  }

  @Post('bookMonths')
  @Needs('collect')
  @ApiIdempotencyKey()
  @DescribeMade('Charges months that have never been charged', paymentAnswer, [404, 409, 422])
  bookMonths(
    @Body({ schema: bookMonthsSchema }) months: BookMonths,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.fees.bookMonths(months, key, account);
  }

  @Post('giveConcession')
  @AdminOnly()
  @ApiIdempotencyKey()
  @DescribeMade('Takes a concession off what a student owes, once', paymentAnswer, [404, 409, 422])
  giveConcession(
    @Body({ schema: concessionSchema }) concession: NewConcession,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.fees.giveConcession(concession, key, account);
  }

  @Post('refundable')
  @Describe(
    'What can be paid back to a family now: an advance, or the deposit of a student who has left',
    refundableAnswer,
    [404, 409],
  )
  refundable(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return this.fees.refundable(studentID);
  }

  @Post('refund')
  @Needs('refund')
  @ApiIdempotencyKey('The same key again answers the first voucher and stores nothing')
  @DescribeMade(
    'Pays back an advance, or a deposit of a student who has left, and makes its voucher',
    paymentAnswer,
    [404, 409, 422],
  )
  refund(
    @Body({ schema: refundSchema }) request: Refund,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.fees.refund(request, key, account);
  }

  @Post('takeBackPayment')
  @Needs('collect')
  @DescribeMade(
    'Voids a payment that the same account took within two minutes, as long as its drawer is open',
    paymentAnswer,
    [404, 409],
  )
  takeBackPayment(@Body({ schema: takeBackSchema }) request: TakeBack, @SignedIn() account: Caller) {
    return this.fees.takeBack(request, account);
  }

  @Post('voidReceipt')
  @Needs('void')
  @DescribeMade(
    'Voids a receipt, once: its amount goes back on the balance; an administrator takes back what was charged too',
    paymentAnswer,
    [404, 409],
  )
  voidReceipt(@Body({ schema: voidReceiptSchema }) request: VoidReceipt, @SignedIn() account: Caller) {
    return this.fees.voidReceipt(request, account);
  }
}
