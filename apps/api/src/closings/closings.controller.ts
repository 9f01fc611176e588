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
import { SignedIn, type Caller } from '../auth/signed-in';
import { DescribePage } from '../common/paged';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
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
  @Describe(
    "What waits in the caller's drawer to be closed, except the cash; for an administrator also in another collector's",
    drawerAnswer,
    [409],
  )
  drawer(@Queried(drawerNameSchema) { collector }: DrawerName, @SignedIn() account: Caller) {
    return this.service.drawer(collector, account);
  }

  @Put('drawerFloat')
  @Describe("Puts the opening float into the caller's drawer before its first payment", drawerAnswer, [409])
  putFloatIn(@Body({ schema: drawerFloatSchema }) request: DrawerFloat, @SignedIn() account: Caller) {
    return this.service.putFloatIn(request, account);
  }

  @Post('compareDrawer')
  @Describe(
    'Compares a cash count with what is expected; the count is stored for the closing',
    comparisonAnswer,
    [409],
  )
  compareDrawer(@Body({ schema: drawerCountSchema }) count: DrawerCount, @SignedIn() account: Caller) {
    return this.service.compare(count, account);
  }

  @Post('closeDrawer')
  @ApiIdempotencyKey()
  @DescribeMade(
    "Closes the caller's drawer over all entries not yet in a closing; an administrator also another collector's",
    closingAnswer,
    [409, 422],
  )
  closeDrawer(
    @Body({ schema: closeDrawerSchema }) request: CloseDrawer,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.service.close(request, key, account);
  }

  @Get('closings')
  @DescribePage(
    "The caller's closings, newest first; everybody's for an administrator",
    'Closings',
    closingListAnswer,
  )
  closings(@Queried(closingListSchema) query: ClosingListQuery, @SignedIn() account: Caller) {
    return this.service.list(query, account);
  }

  @Get('closing')
  @Describe('One closing, to print again', closingAnswer, [404])
  closing(@Queried(closingNameSchema) { collector, number }: ClosingName, @SignedIn() account: Caller) {
    return this.service.get(collector, number, account);
  }

  @Get('openDrawers')
  @AdminOnly()
  @Describe('Collectors with money that is not yet in a closing', openDrawersAnswer)
  openDrawers() {
    return this.service.openDrawers();
  }
}
