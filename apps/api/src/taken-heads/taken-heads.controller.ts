import { Body, Post } from '@nestjs/common';
import { endHeadSchema, takeHeadSchema, type EndHead, type TakeHead } from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { studentAnswer } from '../students/students.answers';
import { TakenHeadsService } from './taken-heads.service';

@OfficeController('api/office', 'Students')
export class TakenHeadsController {
  constructor(private readonly heads: TakenHeadsService) {}

  @Post('takeHead')
  @Needs('students')
  @Describe(
    'Gives a student a head from this month or a later one; any earlier choice of the same head ends',
    studentAnswer,
    [404, 409],
  )
  takeHead(@Body({ schema: takeHeadSchema }) request: TakeHead, @SignedIn() account: Caller) {
    return this.heads.take(request, account);
  }

  @Post('endHead')
  @Needs('students')
  @Describe('Ends a head of a student; charges up to this month stay', studentAnswer, [404, 409])
  endHead(@Body({ schema: endHeadSchema }) request: EndHead, @SignedIn() account: Caller) {
    return this.heads.end(request, account);
  }
}
