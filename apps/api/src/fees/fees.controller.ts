import { Body, Post } from '@nestjs/common';
import {
  addChargeSchema,
  bookMonthsSchema,
  concessionSchema,
  depositSchema,
  studentIdSchema,
  voidReceiptSchema,
  type AddCharge,
  type BookMonths,
  type Deposit,
  type NewConcession,
  type VoidReceipt,
  type NamedStudent,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { balanceAnswer, paymentAnswer, type BalanceAnswer, type PaymentAnswer } from './fees.answers';
import { FeesService } from './fees.service';

@OfficeController('api/office', 'Fees')
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Post('isFirstTimeDeposit')
  @Describe({
    name: 'isFirstTimeDeposit',
    summary: 'What a student owes now, and the ledger; also of one who has left',
    answer: balanceAnswer,
    problems: [404, 409],
  })
  async balance(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent): Promise<BalanceAnswer> {
    return orRefuse(await this.fees.balance(studentID));
  }

  @Post('depositFee')
  @Needs('collect')
  @ApiIdempotencyKey()
  @Describe({
    name: 'depositFee',
    summary: 'Takes a payment and makes its receipt; also of a student who has left and still owes',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async deposit(
    @Body({ schema: depositSchema }) deposit: Deposit,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.deposit(deposit, key, account));
  }

  @Post('addCharge')
  @ApiIdempotencyKey()
  @Describe({
    name: 'addCharge',
    summary: 'Charges something beside the months',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async addCharge(
    @Body({ schema: addChargeSchema }) charge: AddCharge,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.addCharge(charge, key, account));
  }

  @Post('bookMonths')
  @ApiIdempotencyKey()
  @Describe({
    name: 'bookMonths',
    summary: 'Charges months that were never charged',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async bookMonths(
    @Body({ schema: bookMonthsSchema }) months: BookMonths,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.bookMonths(months, key, account));
  }

  @Post('giveConcession')
  @AdminOnly()
  @ApiIdempotencyKey()
  @Describe({
    name: 'giveConcession',
    summary: 'Takes a concession off what a student owes, once',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409, 422],
  })
  async giveConcession(
    @Body({ schema: concessionSchema }) concession: NewConcession,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.giveConcession(concession, key, account));
  }

  @Post('voidReceipt')
  @Needs('void')
  @Describe({
    name: 'voidReceipt',
    summary:
      'Voids a receipt, once: its amount goes back on the balance; an administrator takes back what was charged too',
    status: 201,
    answer: paymentAnswer,
    problems: [404, 409],
  })
  async voidReceipt(
    @Body({ schema: voidReceiptSchema }) request: VoidReceipt,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.voidReceipt(request, account));
  }
}
