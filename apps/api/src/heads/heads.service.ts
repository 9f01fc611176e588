import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  addHead,
  amountsIn,
  changeHead,
  changesBetween,
  nextChargedMonth,
  closeHead,
  headCosts,
  refuse,
  schoolHead,
  schoolMonth,
  toRupees,
  type AuditChange,
  type CloseHead,
  type HeadAmounts,
  type NewHead,
  type NewHeadAmounts,
  type Outcome,
  type OwnHead,
} from '@school/domain';
import { z } from 'zod';
import type { Caller } from '../auth/signed-in';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import { readDecideWrite } from '../common/read-decide-write';
import { LedgerRepository } from '../ledger/ledger.repository';
import { SessionClosingsRepository } from '../ledger/session-closings.repository';
import { headsAnswer, type HeadsAnswer } from './heads.answers';
import { FEE_PAYERS, priceChanges, type FeePayers } from './fee-payers';
import { HeadsRepository, type AuditedHead } from './heads.repository';
import type { StoredHead } from './heads.schema';

type Amounts = Omit<HeadAmounts, 'addedBy' | 'addedAt'>;

/** Amounts as they were typed, for people to read. */
const amountsOf = ({ from, amount, bands, stops }: Amounts) => ({
  from,
  ...(amount === undefined ? {} : { amount: toRupees(amount) }),
  ...(bands && {
    bands: Object.fromEntries(Object.entries(bands).map(([band, one]) => [band, toRupees(one)])),
  }),
  ...(stops && { stops: stops.map(({ name, amount: one }) => `${name} ${toRupees(one)}`).join(', ') }),
});

const textsOf = (
  { every, inMonths = [], price, takers, branch, isRefundable }: Omit<OwnHead, 'head' | 'amounts'>,
  amounts: Amounts,
) => ({
  every,
  inMonths: inMonths.join(', '),
  price,
  takers,
  branch,
  isRefundable,
  ...amountsOf(amounts),
});

/** Whether a head was added exactly so and is unchanged: the call is sent again because its answer was lost. */
function isAdded(stored: StoredHead, newHead: NewHead): boolean {
  const [first] = stored.amounts;
  const isNamed = stored.revision === 0 && stored.head === schoolHead(newHead.name);
  return isNamed && !!first && changesBetween(textsOf(stored, first), textsOf(newHead, newHead)).length === 0;
}

/** Whether these amounts are already the last ones for that month: the call is sent again because its answer was lost. */
function isAlreadySet(head: OwnHead, amounts: Amounts): boolean {
  const stored = amountsIn(head, amounts.from);
  return stored !== undefined && changesBetween(amountsOf(stored), amountsOf(amounts)).length === 0;
}

/** The heads that the school adds to the specified ones (D78). */
@Injectable()
export class HeadsService {
  private readonly heads: Cached<readonly StoredHead[]>;

  constructor(
    private readonly stored: HeadsRepository,
    private readonly ledgers: LedgerRepository,
    private readonly closings: SessionClosingsRepository,
    @Inject(FEE_PAYERS) private readonly payers: FeePayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.heads = new Cached(() => this.stored.all(), clock);
  }

  /** The heads, at most ten seconds old: one just added by another process is charged as soon as this process knows it. */
  async known(): Promise<readonly OwnHead[]> {
    return this.heads.get();
  }

  /** Called when a month has begun, so that heads that begin with it are read. */
  forget(): void {
    this.heads.forget();
  }

  async list(): Promise<HeadsAnswer> {
    return z.encode(headsAnswer, await this.stored.all());
  }

  /** Adds a head, once for each name, and not for months of a closed session (D70, D78). */
  async add(newHead: NewHead, account: Caller): Promise<Outcome<HeadsAnswer>> {
    const at = this.clock.now();
    if (await this.closings.haveMonth(newHead.from)) return refuse('month-charged', 'from');
    const isCharged =
      newHead.from < schoolMonth(at) && (await this.ledgers.isChargedFrom(newHead.from, newHead.branch));
    const all = await this.stored.all();
    if (all.some((one) => isAdded(one, newHead))) return accept(z.encode(headsAnswer, all));
    const head = addHead(all, newHead, { by: account.fname, at }, isCharged);
    if (!head.ok) return head;
    const changes = changesBetween({}, { name: newHead.name, ...textsOf(newHead, newHead) });
    const effect = await this.effectOf(undefined, head.value, newHead.from);
    const audited = { action: 'head-added' as const, changes: [...changes, ...effect] };
    const isNew = await this.heads.change(() => this.stored.add(head.value, at, audited));
    return isNew ? accept(await this.list()) : refuse('name-taken', 'name');
  }

  /** Sets the amounts of a head from a month on (D45, D78). */
  async setAmounts({ head, ...amounts }: NewHeadAmounts, account: Caller): Promise<Outcome<HeadsAnswer>> {
    const at = this.clock.now();
    const audited = { action: 'head-changed' as const, changes: changesBetween({}, amountsOf(amounts)) };
    return this.change(head, amounts.from, audited, (ownHead, isCharged) =>
      isAlreadySet(ownHead, amounts)
        ? accept(ownHead)
        : changeHead(ownHead, amounts, { by: account.fname, at }, isCharged),
    );
  }

  /** Closes a head from a month on, for ever (D78). */
  async close({ head, from }: CloseHead): Promise<Outcome<HeadsAnswer>> {
    const audited = { action: 'head-closed' as const, changes: changesBetween({}, { from }) };
    return this.change(head, from, audited, (ownHead, isCharged) =>
      closeHead(ownHead, from, this.clock.now(), isCharged),
    );
  }

  private async change(
    name: string,
    from: string,
    auditedHead: AuditedHead,
    rule: (head: OwnHead, isCharged: boolean) => Outcome<OwnHead>,
  ): Promise<Outcome<HeadsAnswer>> {
    return readDecideWrite<StoredHead, OwnHead, HeadsAnswer>({
      busy: 'head-changed',
      read: async () => {
        const head = (await this.stored.all()).find((one) => one.head === name);
        return head ? accept(head) : refuse('head-not-found', 'head');
      },
      decide: async (head) => {
        // The dues of a closed session are fixed, whether or not they are entered in the ledger yet.
        if (await this.closings.haveMonth(from)) return refuse('month-charged', 'from');
        return rule(head, await this.isCharged(head, from));
      },
      write: async (head, changed) => {
        if (changed === head) return accept(await this.list());
        const effect = await this.effectOf(head, changed, from);
        const withEffect = { ...auditedHead, changes: [...auditedHead.changes, ...effect] };
        // Going through all who pay takes time: a counter may have charged the head meanwhile.
        if (await this.isCharged(head, from)) return 'outdated';
        const isChanged = await this.heads.change(() => this.stored.change(head, changed, withEffect));
        return isChanged ? accept(await this.list()) : 'outdated';
      },
    });
  }

  /** Whether a head was charged from a month on. A month to come is not searched for: nothing depends on its entries. */
  private async isCharged({ head, branch }: OwnHead, from: string): Promise<boolean> {
    const isToCome = from > schoolMonth(this.clock.now());
    return !isToCome && this.ledgers.isChargedFrom(from, branch, head);
  }

  /** The effect on what families pay of a head that is added, or changed from a month on (D84). */
  private effectOf(
    before: OwnHead | undefined,
    after: OwnHead,
    from: string,
  ): Promise<readonly AuditChange[]> {
    return priceChanges(this.payers, headCosts(nextChargedMonth(after, from), before, after));
  }
}
