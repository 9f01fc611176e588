import { Body, Get, Post } from '@nestjs/common';
import { newFeeTableSchema, type NewFeeTable } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { feeTablesAnswer } from './fee-tables.answers';
import { FeeTablesService } from './fee-tables.service';

@OfficeController('api/office/fee-tables', 'Fees')
export class FeeTablesController {
  constructor(private readonly tables: FeeTablesService) {}

  @Get()
  @Describe({
    summary: 'The fees of each band of classes, and from which month on',
    answer: feeTablesAnswer,
  })
  getFeeTables() {
    return this.tables.list();
  }

  @Post()
  @AdminOnly()
  @Describe({
    summary:
      'Adds fees that hold from a month to come, or one that was never charged; what was charged stays',
    status: 201,
    answer: feeTablesAnswer,
  })
  async addFeeTable(
    @Body({ schema: newFeeTableSchema }) table: NewFeeTable,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.tables.add(table, account));
  }
}
