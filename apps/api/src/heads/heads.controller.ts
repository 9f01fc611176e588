import { Body, Get, Post } from '@nestjs/common';
import {
  closeHeadSchema,
  newHeadAmountsSchema,
  newHeadSchema,
  type CloseHead,
  type NewHead,
  type NewHeadAmounts,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, DescribeMade } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { headsAnswer } from './heads.answers';
import { HeadsService } from './heads.service';

@OfficeController('api/office/heads', 'Fees')
export class HeadsController {
  constructor(private readonly heads: HeadsService) {}

  @Get()
  @Describe('The heads that the school has added, with their amounts and the month these start', headsAnswer)
  getHeads() {
    return this.heads.list();
  }

  @Post()
  @AdminOnly()
  @DescribeMade(
    'Adds a head that is charged with the months; its name on papers is permanent',
    headsAnswer,
    [409],
  )
  addHead(@Body({ schema: newHeadSchema }) head: NewHead, @SignedIn() account: Caller) {
    return this.heads.add(head, account);
  }

  @Post('amounts')
  @AdminOnly()
  @DescribeMade(
    'Sets the amounts of a head from a month for which it was never charged; earlier charges stay',
    headsAnswer,
    [404, 409],
  )
  setHeadAmounts(
    @Body({ schema: newHeadAmountsSchema }) amounts: NewHeadAmounts,
    @SignedIn() account: Caller,
  ) {
    return this.heads.setAmounts(amounts, account);
  }

  @Post('close')
  @AdminOnly()
  @Describe('Stops charging a head from a month on; earlier charges stay', headsAnswer, [404, 409])
  closeHead(@Body({ schema: closeHeadSchema }) request: CloseHead) {
    return this.heads.close(request);
  }
}
