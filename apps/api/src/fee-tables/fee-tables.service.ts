import { Inject, Injectable } from '@nestjs/common';
import { accept, addFeeTable, specifiedFees, type FeeTable, type Outcome, type Today } from '@school/domain';
import { z } from 'zod';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { feeTablesAnswer, type FeeTablesAnswer } from './fee-tables.answers';
import { FeeTablesRepository } from './fee-tables.repository';

@Injectable()
export class FeeTablesService {
  constructor(
    private readonly tables: FeeTablesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What the fee rules need to know of this moment. The time is read first: a version that begins after it changes nothing. */
  async today(): Promise<Today> {
    const at = this.clock.now();
    return { at, feeTables: await this.tables.all() };
  }

  async list(): Promise<FeeTablesAnswer> {
    return z.encode(feeTablesAnswer, { specified: specifiedFees, versions: await this.tables.all() });
  }

  /** Adds a version for a month to come (D45). */
  async add(
    table: FeeTable,
    account: SignedInAccount,
  ): Promise<Outcome<FeeTablesAnswer, 'month-not-to-come'>> {
    const addedAt = this.clock.now();
    const outcome = addFeeTable(table, addedAt);
    if (!outcome.ok) return outcome;
    await this.tables.add({ ...outcome.value, addedBy: account.fname, addedAt });
    return accept(await this.list());
  }
}
