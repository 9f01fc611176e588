import { Body, Get, Post, Put } from '@nestjs/common';
import {
  closeDrawerSchema,
  closingListSchema,
  closingNameSchema,
  drawerCountSchema,
  drawerFloatSchema,
  drawerNameSchema,
  type CloseDrawer,
  type ClosingListQuery,
  type ClosingName,
  type DrawerCount,
  type DrawerFloat,
  type DrawerName,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { DescribePage } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import {
  closingAnswer,
  closingListAnswer,
  comparisonAnswer,
  drawerAnswer,
  openDrawersAnswer,
} from './closings.answers';
import { ClosingsService } from './closings.service';

@OfficeController('api/office', 'Closings')
export class ClosingsController {
  constructor(private readonly service: ClosingsService) {}

  @Get('drawer')
  @Describe({
    summary:
      "What waits in the caller's drawer to be closed, but for the cash; for an administrator also in another collector's",
    answer: drawerAnswer,
    problems: [409],
  })
  async drawer(@Queried(drawerNameSchema) { collector }: DrawerName, @SignedIn() account: SignedInAccount) {
    return orRefuse(await this.service.drawer(collector, account));
  }

  @Put('drawerFloat')
  @Describe({
    summary:
      "Puts change into the caller's drawer before the first payment, which its first closing begins with",
    answer: drawerAnswer,
    problems: [409],
  })
  async putFloatIn(
    @Body({ schema: drawerFloatSchema }) request: DrawerFloat,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.service.putFloatIn(request, account));
  }

  @Post('compareDrawer')
  @Describe({
    summary: 'Compares a count of the cash with what is expected; the count is kept for the closing',
    answer: comparisonAnswer,
    problems: [409],
  })
  async compareDrawer(
    @Body({ schema: drawerCountSchema }) count: DrawerCount,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.service.compare(count, account));
  }

  @Post('closeDrawer')
  @ApiIdempotencyKey()
  @Describe({
    summary:
      "Closes the caller's drawer over all entries that no closing has; an administrator also another collector's",
    status: 201,
    answer: closingAnswer,
    problems: [409, 422],
  })
  async closeDrawer(
    @Body({ schema: closeDrawerSchema }) request: CloseDrawer,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.service.close(request, key, account));
  }

  @Get('closings')
  @DescribePage({
    summary: "The caller's closings, newest first; everybody's for an administrator",
    answer: closingListAnswer,
    counted: 'Closings',
  })
  closings(@Queried(closingListSchema) query: ClosingListQuery, @SignedIn() account: SignedInAccount) {
    return this.service.list(query, account);
  }

  @Get('closing')
  @Describe({
    summary: 'One closing, to be printed again',
    answer: closingAnswer,
    problems: [404],
  })
  async closing(
    @Queried(closingNameSchema) { collector, number }: ClosingName,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.service.get(collector, number, account));
  }

  @Get('openDrawers')
  @AdminOnly()
  @Describe({
    summary: 'Who has taken money that is in no closing yet',
    answer: openDrawersAnswer,
  })
  openDrawers() {
    return this.service.openDrawers();
  }
}
