import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  depositSchema,
  studentIdSchema,
  voidReceiptSchema,
  type Deposit,
  type VoidReceipt,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AllowRoles } from '../common/who-may-call';
import { balanceAnswer, paymentAnswer, type BalanceAnswer, type PaymentAnswer } from './fees.answers';
import { FeesService } from './fees.service';
import { ApiIdempotencyKey, IdempotencyKey } from './idempotency-key';

interface NamedStudent {
  readonly studentID: string;
}

@ApiTags('Fees')
@Controller('api/office')
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Post('isFirstTimeDeposit')
  @AllowRoles('office', 'admin')
  @Describe({
    name: 'isFirstTimeDeposit',
    summary: 'What a student owes now, and the ledger',
    status: 200,
    answer: balanceAnswer,
    problems: [400, 404, 413, 415],
  })
  async balance(@Body({ schema: studentIdSchema }) { studentID }: NamedStudent): Promise<BalanceAnswer> {
    return orRefuse(await this.fees.balance(studentID));
  }

  @Post('depositFee')
  @AllowRoles('office', 'admin')
  @ApiIdempotencyKey()
  @Describe({
    name: 'depositFee',
    summary: 'Takes a payment and makes its receipt',
    status: 201,
    answer: paymentAnswer,
    problems: [400, 404, 409, 413, 415],
  })
  async deposit(
    @Body({ schema: depositSchema }) deposit: Deposit,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.deposit(deposit, key, account));
  }

  @Post('voidReceipt')
  @AllowRoles('admin')
  @Describe({
    name: 'voidReceipt',
    summary: 'Voids a receipt, once: its amount goes back on the balance',
    status: 201,
    answer: paymentAnswer,
    problems: [400, 404, 409, 413, 415],
  })
  async voidReceipt(
    @Body({ schema: voidReceiptSchema }) request: VoidReceipt,
    @SignedIn() account: SignedInAccount,
  ): Promise<PaymentAnswer> {
    return orRefuse(await this.fees.voidReceipt(request, account));
  }
}
