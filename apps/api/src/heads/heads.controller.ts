import { Body, Get, Post } from '@nestjs/common';
import {
  closeHeadSchema,
  newHeadAmountsSchema,
  newHeadSchema,
  type CloseHead,
  type NewHead,
  type NewHeadAmounts,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { headsAnswer } from './heads.answers';
import { HeadsService } from './heads.service';

@OfficeController('api/office/heads', 'Fees')
export class HeadsController {
  constructor(private readonly heads: HeadsService) {}

  @Get()
  @Describe({
    summary: 'The heads that the school has added, with what each costs from which month on',
    answer: headsAnswer,
  })
  getHeads() {
    return this.heads.list();
  }

  @Post()
  @AdminOnly()
  @Describe({
    summary: 'Adds a head that is charged with the months; papers name it for ever',
    status: 201,
    answer: headsAnswer,
    problems: [409],
  })
  async addHead(@Body({ schema: newHeadSchema }) head: NewHead, @SignedIn() account: SignedInAccount) {
    return orRefuse(await this.heads.add(head, account));
  }

  @Post('amounts')
  @AdminOnly()
  @Describe({
    summary: 'Says what a head costs from a month on of which it was never charged; what was charged stays',
    status: 201,
    answer: headsAnswer,
    problems: [404, 409],
  })
  async setHeadAmounts(
    @Body({ schema: newHeadAmountsSchema }) amounts: NewHeadAmounts,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.heads.setAmounts(amounts, account));
  }

  @Post('close')
  @AdminOnly()
  @Describe({
    summary: 'Charges a head no longer from a month on; what was charged stays',
    answer: headsAnswer,
    problems: [404, 409],
  })
  async closeHead(@Body({ schema: closeHeadSchema }) request: CloseHead) {
    return orRefuse(await this.heads.close(request));
  }
}
