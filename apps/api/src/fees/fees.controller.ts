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
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { balanceAnswer, paymentAnswer, refundableAnswer } from './fees.answers';
import { FeesService } from './fees.service';

@OfficeController('api/office', 'Fees')
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Post('isFirstTimeDeposit')
  @Describe({
    summary: 'What a student owes now, and the ledger; also of one who has left',
    answer: balanceAnswer,
    problems: [404, 409],
  })
  async isFirstTimeDeposit(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return orRefuse(await this.fees.balance(studentID));
  }

  @Post('depositFee')
  @Needs('collect')
  @ApiIdempotencyKey()
  @Describe({
    summary: 'Takes a payment and makes its receipt; also of a student who has left and still owes',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async depositFee(
    @Body({ schema: depositSchema }) deposit: Deposit,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.deposit(deposit, key, account));
  }

  @Post('addCharge')
  @Needs('collect')
  @ApiIdempotencyKey()
  @Describe({
    summary: 'Charges something beside the months',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async addCharge(
    @Body({ schema: addChargeSchema }) charge: AddCharge,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.addCharge(charge, key, account));
  }

  @Post('bookMonths')
  @Needs('collect')
  @ApiIdempotencyKey()
  @Describe({
    summary: 'Charges months that were never charged',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async bookMonths(
    @Body({ schema: bookMonthsSchema }) months: BookMonths,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.bookMonths(months, key, account));
  }

  @Post('giveConcession')
  @AdminOnly()
  @ApiIdempotencyKey()
  @Describe({
    summary: 'Takes a concession off what a student owes, once',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async giveConcession(
    @Body({ schema: concessionSchema }) concession: NewConcession,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.giveConcession(concession, key, account));
  }

  @Post('refundable')
  @Describe({
    summary: 'What can be paid back to a family now: an advance, or the deposit of who has left',
    answer: refundableAnswer,
    problems: [404, 409],
  })
  async refundable(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent) {
    return orRefuse(await this.fees.refundable(studentID));
  }

  @Post('refund')
  @Needs('refund')
  @ApiIdempotencyKey('The same key again answers the first voucher and stores nothing')
  @Describe({
    summary: 'Pays back an advance, or a deposit of a student who has left, and makes its voucher',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async refund(
    @Body({ schema: refundSchema }) request: Refund,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.refund(request, key, account));
  }

  @Post('takeBackPayment')
  @Needs('collect')
  @Describe({
    summary: 'Voids a payment that the same account took within two minutes, as long as its drawer is open',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409],
  })
  async takeBackPayment(
    @Body({ schema: takeBackSchema }) request: TakeBack,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.takeBack(request, account));
  }

  @Post('voidReceipt')
  @Needs('void')
  @Describe({
    summary:
      'Voids a receipt, once: its amount goes back on the balance; an administrator takes back what was charged too',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409],
  })
  async voidReceipt(
    @Body({ schema: voidReceiptSchema }) request: VoidReceipt,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.fees.voidReceipt(request, account));
  }
}
