import { Body, Post } from '@nestjs/common';
import {
  endConcessionSchema,
  newStandingConcessionSchema,
  type EndConcession,
  type NewStandingConcession,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, DescribeMade } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { studentAnswer } from '../students/students.answers';
import { ConcessionsService } from './concessions.service';

@AdminController('api/office', 'Fees')
export class ConcessionsController {
  constructor(private readonly concessions: ConcessionsService) {}

  @Post('giveStandingConcession')
  @ApiIdempotencyKey()
  @DescribeMade(
    'Lowers what a student is charged each month, from this month or a later one',
    studentAnswer,
    [404, 409, 422],
  )
  giveStandingConcession(
    @Body({ schema: newStandingConcessionSchema }) request: NewStandingConcession,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.concessions.give(request, key, account);
  }

  @Post('endStandingConcession')
  @Describe('Ends a standing concession; months already charged stay', studentAnswer, [404, 409])
  endStandingConcession(
    @Body({ schema: endConcessionSchema }) request: EndConcession,
    @SignedIn() account: Caller,
  ) {
    return this.concessions.end(request, account);
  }
}
