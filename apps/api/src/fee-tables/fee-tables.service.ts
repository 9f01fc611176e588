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
  /** The month in which fees and heads were last asked for. */
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
   * The input of the fee rules for this moment. The time is read first: a version that begins after it changes nothing.
   * A version just added by another process of the office may be missing. It is for a month to come, so this month
   * is charged correctly, and a month that is paid in advance costs what it cost until then (D45).
   */
  async today(): Promise<Today> {
    const at = this.clock.now();
    const month = schoolMonth(at);
    if (month !== this.month) this.forget();
    this.month = month;
    const [feeTables, heads] = await Promise.all([this.versions.get(), this.heads.known()]);
    return { at, feeTables, heads };
  }

  /** Forgets the cached versions and heads, so that those of another process are read before anything is worked out. */
  forget(): void {
    this.versions.forget();
    this.heads.forget();
  }

  async list(): Promise<FeeTablesAnswer> {
    return z.encode(feeTablesAnswer, { specified: specifiedFees, versions: await this.tables.all() });
  }

  /**
   * Adds a version for a month to come, or for one without charges yet, in no closed session; the audit log records its effect
   * (D45, D70, D79, D84).
   */
  async add(
    { revision, ...table }: NewFeeTable,
    account: Caller,
  ): Promise<Outcome<FeeTablesAnswer, 'month-charged' | 'fee-tables-changed'>> {
    const addedAt = this.clock.now();
    const versions = await this.tables.all();
    // Sent again because the answer was lost: no other desk has changed it, and charges since then come from this version.
    const { [revision]: next } = versions;
    if (next && isSameTable(next, table)) return accept(await this.list());
    if (await this.closings.haveMonth(table.from)) return refuse('month-charged', 'from');
    // Years of entries are not searched for a month to come: nothing depends on it yet.
    const isToCome = table.from > schoolMonth(addedAt);
    const isCharged = async () => !isToCome && this.ledgers.isChargedFrom(table.from, table.branch);
    const outcome = addFeeTable(table, addedAt, await isCharged());
    if (!outcome.ok) return outcome;
    if (versions.length !== revision) return refuse('fee-tables-changed');
    const costs = feeCosts(table.from, versions, [...versions, outcome.value]);
    const effect = await priceChanges(this.payers, costs);
    // Going through all who pay takes time: a counter may have charged the month meanwhile.
    if (await isCharged()) return refuse('month-charged', 'from');
    const added = { ...outcome.value, addedBy: account.fname, addedAt };
    const isAdded = await this.versions.change(() => this.tables.add(added, versions, effect));
    return isAdded ? accept(await this.list()) : refuse('fee-tables-changed');
  }
}

const isSameTable = (one: FeeTable, other: FeeTable): boolean =>
  one.from === other.from && one.branch === other.branch && isDeepStrictEqual(one.fees, other.fees);
