import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  cashOf,
  closeDrawer,
  compareDrawer,
  dayBookTotals,
  floatLeft,
  PAGE_SIZE,
  entryParts,
  putInFloat,
  refuse,
  type CloseDrawer,
  type ClosingListQuery,
  type DrawerCount,
  type Outcome,
  type Paise,
  type RefusalCode,
  type DayBookEntry,
  type DrawerFloat,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { accountName, type Usernames } from '../accounts/account-names';
import { isAdmin, type Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { readDecideWrite } from '../common/read-decide-write';
import type { Page } from '../common/paged';
import { digestOf } from '../common/request-digest';
import { toDayBookEntry } from '../day-book/day-book.mapper';
import { DayBookRepository } from '../day-book/day-book.repository';
import { LedgerRepository } from '../ledger/ledger.repository';
import {
  closingAnswer,
  comparisonAnswer,
  drawerAnswer,
  openDrawersAnswer,
  type ClosingAnswer,
  type ComparisonAnswer,
  type DrawerAnswer,
  type OpenDrawersAnswer,
} from './closings.answers';
import { ClosingsRepository } from './closings.repository';
import type { StoredClosing } from './closings.schema';

/** Refusals that reveal that a count differs from the expected amount. */
const REVEALING_REFUSALS: readonly RefusalCode[] = ['difference-unexplained', 'difference-of-no-branch'];

/** The closing numbers left out of each drawer by a restore: more than a collector makes between two backups. */
const NUMBERS_LEFT_OUT = 100;

type NewClosing = Omit<StoredClosing, '_id'>;

/** The entries waiting in a drawer, and the number of the closing that will include them. */
interface OpenDrawer {
  /** The float that the previous closing left in it, or that was put in before the first payment. */
  readonly lastFloat?: Paise;
  readonly entries: readonly DayBookEntry[];
  readonly number: number;
}

/** A closing as it is answered; the names of the collector and of the account that closed for the collector have login ids. */
const toClosing = (closing: Omit<StoredClosing, '_id'>, usernames: Usernames): ClosingAnswer => {
  const { collectedBy, collectorId, closedBy, closedById } = closing;
  return z.encode(closingAnswer, {
    ...closing,
    collectedBy: accountName(collectedBy, collectorId, usernames),
    ...(closedBy !== undefined && { closedBy: accountName(closedBy, closedById, usernames) }),
  });
};

/**
 * The collector whose drawer is meant; the caller when nobody is named. A collector may be ill or may have lost access, and each
 * entry has to be in a closing (D54), so an administrator may count another's drawer. @throws Problem 403 for anybody else
 */
function collectorOf(requestedId: string | undefined, account: Caller): string {
  if (requestedId === undefined || requestedId === account.id) return account.id;
  if (!isAdmin(account)) throw new Problem(403, 'notAllowed');
  return requestedId;
}

/** The name of another collector's drawer: the one in its entries, even if the account is gone. */
const collectorNameIn = (entries: readonly DayBookEntry[], collectorId: string): string =>
  entries.at(-1)?.collectedBy ?? collectorId;

/** The drawer of one collector (D54). An entry without a collector, from before D51, is in no drawer. */
@Injectable()
export class ClosingsService {
  constructor(
    private readonly closings: ClosingsRepository,
    private readonly dayBook: DayBookRepository,
    private readonly ledger: LedgerRepository,
    private readonly accounts: AccountsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The entries that wait to be closed, without the expected cash: the person counting must not know it yet. */
  async drawer(
    requestedId: string | undefined,
    account: Caller,
  ): Promise<Outcome<DrawerAnswer, 'nothing-to-close'>> {
    const collectorId = collectorOf(requestedId, account);
    const drawer = await this.readDrawer(collectorId);
    if (collectorId === account.id) return accept(this.toDrawer(drawer));
    // Another collector's empty drawer offers nothing to close, and only that collector may state its float.
    if (drawer.entries.length === 0) return refuse('nothing-to-close');
    const usernames = await this.accounts.usernames();
    const collectedBy = accountName(collectorNameIn(drawer.entries, collectorId), collectorId, usernames);
    return accept({ collectedBy, ...this.toDrawer(drawer) });
  }

  private toDrawer({ lastFloat, entries, number }: OpenDrawer): DrawerAnswer {
    const { modes } = dayBookTotals(entries.flatMap(entryParts));
    return z.encode(drawerAnswer, {
      number,
      entryCount: entries.length,
      ...(entries[0] && { firstAt: entries[0].collectedAt.toISOString() }),
      ...(lastFloat !== undefined && { lastFloat }),
      withoutCash: modes.filter(({ key }) => key !== 'Cash'),
    });
  }

  /** Puts change into a drawer that has no payments yet; a second call corrects the amount. */
  async putFloatIn(
    request: DrawerFloat,
    account: Caller,
  ): Promise<Outcome<DrawerAnswer, 'drawer-in-use' | 'drawer-busy'>> {
    return readDecideWrite<OpenDrawer, Paise, DrawerAnswer, 'drawer-in-use' | 'drawer-busy'>({
      busy: 'drawer-busy',
      read: async () => accept(await this.readDrawer(account.id)),
      decide: ({ lastFloat, entries, number }) =>
        putInFloat(request, { entryCount: entries.length, isFirst: number === 1, lastFloat }),
      write: async ({ lastFloat: before }, amount) => {
        const isPutIn = await this.closings.putFloatIn(account, { before, amount }, this.clock.now());
        return isPutIn ? accept(this.toDrawer(await this.readDrawer(account.id))) : 'outdated';
      },
    });
  }

  /** Compares a count with the expected amount and records the attempt: the closing shows every count made before it. */
  async compare(count: DrawerCount, account: Caller): Promise<Outcome<ComparisonAnswer, 'nothing-to-close'>> {
    const collectorId = collectorOf(count.collector, account);
    const { entries, number } = await this.readDrawer(collectorId);
    if (entries.length === 0) return refuse('nothing-to-close');
    const comparison = compareDrawer(entries, count);
    await this.recordCount(collectorId, number, comparison.counted);
    return accept(z.encode(comparisonAnswer, comparison));
  }

  /** Records that the person counting was told how the count compares; the closing shows it. */
  private recordCount(collectorId: string, number: number, counted: Paise): Promise<void> {
    return this.closings.addCount({ collectorId, number, at: this.clock.now(), counted });
  }

  /**
   * Closes the drawer over all entries that are in no closing. The closing is stored under the collector's next number, which the
   * database gives only once: of two closings over the same entries one is stored, and the other computed again. It belongs
   * to the collector even if an administrator counted, and then names that account (D54).
   */
  async close(
    { collector, ...request }: CloseDrawer,
    key: string | undefined,
    account: Caller,
  ): Promise<Outcome<ClosingAnswer>> {
    const { id, fname } = account;
    const collectorId = collectorOf(collector, account);
    const isOwnDrawer = collectorId === id;
    const idempotencyKey = `${id}/${key ?? randomUUID()}`;
    const digestedRequest = isOwnDrawer ? request : { ...request, collector: collectorId };
    const digest = digestOf('closeDrawer', digestedRequest, idempotencyKey);
    return readDecideWrite<OpenDrawer, NewClosing, ClosingAnswer>({
      busy: 'drawer-busy',
      read: async () => accept(await this.readDrawer(collectorId)),
      decide: async ({ lastFloat, entries, number }) => {
        const storedClosing = await this.closings.ofKey(idempotencyKey);
        if (storedClosing)
          return storedClosing.digest === digest ? accept(storedClosing) : refuse('key-other-content');
        const counts = await this.closings.countsFor(collectorId, number);
        const outcome = closeDrawer(entries, request, {
          collectorId,
          collectedBy: isOwnDrawer ? fname : collectorNameIn(entries, collectorId),
          ...(!isOwnDrawer && { closedBy: fname, closedById: id }),
          number,
          closedAt: this.clock.now(),
          tries: counts.map(({ at, counted }) => ({ at, counted })),
          ...(lastFloat !== undefined && { lastFloat }),
        });
        if (!outcome.ok) {
          // These refusals reveal as much as a comparison does.
          if (REVEALING_REFUSALS.includes(outcome.code))
            await this.recordCount(collectorId, number, cashOf(request.counts));
          return outcome;
        }
        const numbers = entries.map(({ studentReceiptNo }) => studentReceiptNo);
        return accept({ ...outcome.value, entries: numbers, idempotencyKey, digest });
      },
      write: async (_, closing) => {
        const usernames = await this.accounts.usernames();
        if (!('_id' in closing) && !(await this.closings.insert(closing, usernames.get(collectorId))))
          return 'outdated';
        await this.dayBook.markClosed(collectorId, closing.number, closing.entries);
        return accept(toClosing(closing, usernames));
      },
    });
  }

  /** One page of the closings, newest first: an administrator sees everybody's, other users their own. */
  async list(
    { page = 1, size = PAGE_SIZE }: ClosingListQuery,
    account: Caller,
  ): Promise<Page<ClosingAnswer>> {
    const [{ rows, total }, usernames] = await Promise.all([
      this.closings.page(isAdmin(account) ? undefined : account.id, page, size),
      this.accounts.usernames(),
    ]);
    return { rows: rows.map((row) => toClosing(row, usernames)), total };
  }

  /** One closing, to be printed again. Only an administrator sees another collector's. */
  async get(
    collectorId: string,
    number: number,
    account: Caller,
  ): Promise<Outcome<ClosingAnswer, 'closing-not-found'>> {
    const maySee = isAdmin(account) || collectorId === account.id;
    const closing = maySee ? await this.closings.find(collectorId, number) : null;
    if (!closing) return refuse('closing-not-found', 'number');
    return accept(toClosing(closing, await this.accounts.usernames()));
  }

  /** The collectors with money that is in no closing yet. */
  async openDrawers(): Promise<OpenDrawersAnswer> {
    for (const { collectorId } of await this.dayBook.openDrawers()) await this.finishLast(collectorId);
    const [drawers, usernames] = await Promise.all([this.dayBook.openDrawers(), this.accounts.usernames()]);
    return z.encode(
      openDrawersAnswer,
      drawers.map(({ firstAt, collectedBy, ...drawer }) => ({
        ...drawer,
        collectedBy: accountName(collectedBy, drawer.collectorId, usernames),
        firstAt: firstAt.toISOString(),
      })),
    );
  }

  /**
   * The last closing of a collector, after marking its entries as closed: a process may have ended between storing it and
   * marking them.
   */
  async finishLast(collectorId: string): Promise<StoredClosing | null> {
    const lastClosing = await this.closings.last(collectorId);
    if (lastClosing) await this.dayBook.markClosed(collectorId, lastClosing.number, lastClosing.entries);
    return lastClosing;
  }

  /** The entries that are in no closing, oldest first, and the number of the closing that will include them. */
  private async readDrawer(collectorId: string): Promise<OpenDrawer> {
    const lastClosing = await this.finishLast(collectorId);
    const rows = await this.dayBook.unclosed(collectorId);
    const lastFloat = lastClosing ? floatLeft(lastClosing) : await this.closings.putIn(collectorId);
    return {
      ...(lastFloat !== undefined && { lastFloat }),
      entries: rows.map((row) => toDayBookEntry(row)),
      number: lastClosing ? await this.numberAfter(lastClosing) : 1,
    };
  }

  /** The next number. After a restore an unknown number of closings may be on signed paper, so their numbers are left out. */
  private async numberAfter({ number, closedAt, lastAt }: StoredClosing): Promise<number> {
    // A closing dated in the future, by a clock that was ahead, would hide a restore until then.
    const countFrom = closedAt > this.clock.now() ? lastAt : closedAt;
    return number + 1 + NUMBERS_LEFT_OUT * (await this.ledger.restoresSince(countFrom));
  }
}
