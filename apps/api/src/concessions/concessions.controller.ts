import { Body, Post } from '@nestjs/common';
import {
  endConcessionSchema,
  newStandingConcessionSchema,
  type EndConcession,
  type NewStandingConcession,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { studentAnswer } from '../students/students.answers';
import { ConcessionsService } from './concessions.service';

@AdminController('api/office', 'Fees')
export class ConcessionsController {
  constructor(private readonly concessions: ConcessionsService) {}

  @Post('giveStandingConcession')
  @ApiIdempotencyKey()
  @Describe({
    summary: 'Lowers what a student is charged for each month, from this month or one to come',
    status: 201,
    answer: studentAnswer,
    problems: [404, 409, 422],
  })
  async giveStandingConcession(
    @Body({ schema: newStandingConcessionSchema }) request: NewStandingConcession,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.concessions.give(request, key, account));
  }

  @Post('endStandingConcession')
  @Describe({
    summary: 'Ends a standing concession; what months were charged stays',
    answer: studentAnswer,
    problems: [404, 409],
  })
  async endStandingConcession(
    @Body({ schema: endConcessionSchema }) request: EndConcession,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.concessions.end(request, account));
  }
}
