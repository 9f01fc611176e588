import { Body, Get, Post } from '@nestjs/common';
import { newFeeTableSchema, type NewFeeTable } from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe, DescribeMade } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { feeTablesAnswer } from './fee-tables.answers';
import { FeeTablesService } from './fee-tables.service';

@OfficeController('api/office/fee-tables', 'Fees')
export class FeeTablesController {
  constructor(private readonly tables: FeeTablesService) {}

  @Get()
  @Describe('The fees of each band of classes, and the month they start', feeTablesAnswer)
  getFeeTables() {
    return this.tables.list();
  }

  @Post()
  @AdminOnly()
  @DescribeMade(
    'Adds fees from a future month, or from one that was never charged; earlier charges stay',
    feeTablesAnswer,
    [409],
  )
  addFeeTable(@Body({ schema: newFeeTableSchema }) table: NewFeeTable, @SignedIn() account: Caller) {
    return this.tables.add(table, account);
  }
}
