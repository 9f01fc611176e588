import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  addFeeTable,
  feeCosts,
  refuse,
  schoolMonth,
  specifiedFees,
  type FeeTable,
  type NewFeeTable,
  type Outcome,
  type Today,
} from '@school/domain';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { Cached } from '../common/cached';
import { feeTablesAnswer, type FeeTablesAnswer } from './fee-tables.answers';
import { FEE_PAYERS, priceChanges, type FeePayers } from '../heads/fee-payers';
import { HeadsService } from '../heads/heads.service';
import { LedgerRepository } from '../ledger/ledger.repository';
import { SessionClosingsRepository } from '../ledger/session-closings.repository';
import { FeeTablesRepository } from './fee-tables.repository';

@Injectable()
export class FeeTablesService {
  private readonly versions: Cached<readonly FeeTable[]>;
  /** In which they were last asked for. */
  private month = '';

  constructor(
    private readonly tables: FeeTablesRepository,
    private readonly ledgers: LedgerRepository,
    private readonly closings: SessionClosingsRepository,
    private readonly heads: HeadsService,
    @Inject(FEE_PAYERS) private readonly payers: FeePayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.versions = new Cached(() => this.tables.all(), clock);
  }

  /**
   * What the fee rules need to know of this moment. The time is read first: a version that begins after it changes nothing.
   * One that another process of the office has just added may not be in it yet. It is for a month to come, so this month
   * is charged rightly, and a month that is paid ahead costs what it cost until then (D45).
   */
  async today(): Promise<Today> {
    const at = this.clock.now();
    const month = schoolMonth(at);
    if (month !== this.month) this.forget();
    this.month = month;
    const [feeTables, heads] = await Promise.all([this.versions.get(), this.heads.known()]);
    return { at, feeTables, heads };
  }

  /** What another process of the office has just said is read before anything else is worked out. */
  forget(): void {
    this.versions.forget();
    this.heads.forget();
  }

  async list(): Promise<FeeTablesAnswer> {
    return z.encode(feeTablesAnswer, { specified: specifiedFees, versions: await this.tables.all() });
  }

  /**
   * Adds a version for a month to come, or one of which nothing was charged yet, of no closed session; the audit log says what it
   * moves (D45, D70, D79, D84).
   */
  async add(
    { revision, ...table }: NewFeeTable,
    account: Caller,
  ): Promise<Outcome<FeeTablesAnswer, 'month-charged' | 'fee-tables-changed'>> {
    const addedAt = this.clock.now();
    const versions = await this.tables.all();
    // The same once more, as its answer was lost: that is no other desk's change, and what it charged since is charged by it.
    const { [revision]: next } = versions;
    if (next && isSameTable(next, table)) return accept(await this.list());
    if (await this.closings.haveMonth(table.from)) return refuse('month-charged', 'from');
    // Years of entries are not looked through for a month to come, for which nothing depends on them.
    const isToCome = table.from > schoolMonth(addedAt);
    const isCharged = async () => !isToCome && this.ledgers.isChargedFrom(table.from, table.branch);
    const outcome = addFeeTable(table, addedAt, await isCharged());
    if (!outcome.ok) return outcome;
    if (versions.length !== revision) return refuse('fee-tables-changed');
    const costs = feeCosts(table.from, versions, [...versions, outcome.value]);
    const moves = await priceChanges(this.payers, costs);
    // All who pay were looked at: a counter may have charged the month meanwhile.
    if (await isCharged()) return refuse('month-charged', 'from');
    const added = { ...outcome.value, addedBy: account.fname, addedAt };
    const isAdded = await this.versions.change(() => this.tables.add(added, versions, moves));
    return isAdded ? accept(await this.list()) : refuse('fee-tables-changed');
  }
}

const isSameTable = (one: FeeTable, other: FeeTable): boolean =>
  one.from === other.from && one.branch === other.branch && isDeepStrictEqual(one.fees, other.fees);
