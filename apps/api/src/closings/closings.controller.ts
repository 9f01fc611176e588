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
import { Paged, type Page } from '../common/paged';
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
  type ClosingAnswer,
  type ComparisonAnswer,
  type DrawerAnswer,
  type OpenDrawersAnswer,
} from './closings.answers';
import { ClosingsService } from './closings.service';

@OfficeController('api/office', 'Closings')
export class ClosingsController {
  constructor(private readonly closings: ClosingsService) {}

  @Get('drawer')
  @Describe({
    name: 'drawer',
    summary:
      "What waits in the caller's drawer to be closed, but for the cash; for an administrator also in another collector's",
    answer: drawerAnswer,
    problems: [409],
  })
  async drawer(
    @Queried(drawerNameSchema) { collector }: DrawerName,
    @SignedIn() account: SignedInAccount,
  ): Promise<DrawerAnswer> {
    return orRefuse(await this.closings.drawer(collector, account));
  }

  @Put('drawerFloat')
  @Describe({
    name: 'putFloatIn',
    summary:
      "Puts change into the caller's drawer before the first payment, which its first closing begins with",
    answer: drawerAnswer,
    problems: [409],
  })
  async putFloatIn(
    @Body({ schema: drawerFloatSchema }) request: DrawerFloat,
    @SignedIn() account: SignedInAccount,
  ): Promise<DrawerAnswer> {
    return orRefuse(await this.closings.putFloatIn(request, account));
  }

  @Post('compareDrawer')
  @Describe({
    name: 'compareDrawer',
    summary: 'Compares a count of the cash with what is expected; the count is kept for the closing',
    answer: comparisonAnswer,
    problems: [409],
  })
  async compare(
    @Body({ schema: drawerCountSchema }) count: DrawerCount,
    @SignedIn() account: SignedInAccount,
  ): Promise<ComparisonAnswer> {
    return orRefuse(await this.closings.compare(count, account));
  }

  @Post('closeDrawer')
  @ApiIdempotencyKey()
  @Describe({
    name: 'closeDrawer',
    summary:
      "Closes the caller's drawer over all entries that no closing has; an administrator also another collector's",
    status: 201,
    answer: closingAnswer,
    problems: [409, 422],
  })
  async close(
    @Body({ schema: closeDrawerSchema }) request: CloseDrawer,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: SignedInAccount,
  ): Promise<ClosingAnswer> {
    return orRefuse(await this.closings.close(request, key, account));
  }

  @Get('closings')
  @Describe({
    name: 'closings',
    summary: "The caller's closings, newest first; everybody's for an administrator",
    answer: closingListAnswer,
  })
  @Paged(closingListAnswer, 'Closings')
  list(
    @Queried(closingListSchema) query: ClosingListQuery,
    @SignedIn() account: SignedInAccount,
  ): Promise<Page<ClosingAnswer>> {
    return this.closings.list(query, account);
  }

  @Get('closing')
  @Describe({
    name: 'closing',
    summary: 'One closing, to be printed again',
    answer: closingAnswer,
    problems: [404],
  })
  async get(
    @Queried(closingNameSchema) { collector, number }: ClosingName,
    @SignedIn() account: SignedInAccount,
  ): Promise<ClosingAnswer> {
    return orRefuse(await this.closings.get(collector, number, account));
  }

  @Get('openDrawers')
  @AdminOnly()
  @Describe({
    name: 'openDrawers',
    summary: 'Who has taken money that is in no closing yet',
    answer: openDrawersAnswer,
  })
  openDrawers(): Promise<OpenDrawersAnswer> {
    return this.closings.openDrawers();
  }
}
