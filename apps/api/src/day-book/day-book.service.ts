import { Inject, Injectable } from '@nestjs/common';
import {
  DAY_BOOK_PAGE,
  dayBookTotals,
  nextDay,
  entryParts,
  schoolDate,
  startOfDay,
  type DayBookExportQuery,
  type DayBookPart,
  type DayBookQuery,
  type Days,
  type EntryCount,
  type DayBookEntry,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Usernames } from '../accounts/account-names';
import { CLOCK, type Clock } from '../common/clock';
import { PastDays } from '../common/past-days';
import { ListExports } from '../exports/list-exports.service';
import { dayBookSheet } from './day-book.sheet';
import { collectedTodayAnswer, type CollectedTodayAnswer, type DayBookAnswer } from './day-book.answers';
import { toDayBook, toDayBookEntry, withLogin } from './day-book.mapper';
import { DayBookRepository, type Span, type DayBookFilter } from './day-book.repository';

/** The collections of some days, added up as far as reports need it. */
interface Collected {
  readonly parts: readonly DayBookPart[];
  readonly entries: readonly EntryCount[];
}

/** The most times that a page is read again because somebody pays meanwhile; after that it is answered as it is. */
const MOST_READINGS = 3;

const spanOf = ({ firstDay, lastDay }: Days): Span => ({
  from: startOfDay(firstDay),
  before: startOfDay(nextDay(lastDay)),
});

/** Whether a part matches a filter: the same conditions that the database applies to an entry, applied to its parts. */
const matches =
  ({ branch, collector, mode, head }: DayBookFilter) =>
  (part: DayBookPart): boolean =>
    (branch ?? part.branchCode) === part.branchCode &&
    (collector ?? part.collectorId) === part.collectorId &&
    (mode ?? part.mode) === part.mode &&
    (head ?? part.head) === part.head;

@Injectable()
export class DayBookService {
  private readonly past: PastDays<Collected>;

  constructor(
    private readonly dayBook: DayBookRepository,
    private readonly accounts: AccountsRepository,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.past = new PastDays((days) => this.collectedIn(spanOf(days)), clock);
  }

  /** The collections of a day or a range with the totals of all its pages (D53). */
  async read({ page = 1, size = DAY_BOOK_PAGE, ...query }: DayBookQuery): Promise<DayBookAnswer> {
    const days = this.daysOf(query);
    const span = spanOf(days);
    const usernames = await this.accounts.usernames();
    const { rows, count, parts } = await this.readTogether(span, query, page, size, usernames);
    return toDayBook({
      ...days,
      entries: rows.map((row) => toDayBookEntry(row, usernames, query.head)),
      count,
      totals: dayBookTotals(parts.filter(matches(query))),
      collectors: dayBookTotals(parts.filter(({ collectorId }) => collectorId !== undefined)).collectors.map(
        ({ key, name }) => ({ id: key, name }),
      ),
    });
  }

  /** The day book as a file, with all pages and the totals (D69). */
  async export({ as, ...query }: DayBookExportQuery) {
    const span = spanOf(this.daysOf(query));
    const usernames = await this.accounts.usernames();
    const { heads } = dayBookTotals((await this.parts(span, usernames)).filter(matches(query)));
    const paidHeads = heads.map(({ key }) => key);
    return this.exports.write(
      (words) => dayBookSheet(this.all(span, query, usernames), paidHeads, words),
      as,
      {
        filters: query,
      },
    );
  }

  private async *all(span: Span, filter: DayBookFilter, usernames: Usernames): AsyncGenerator<DayBookEntry> {
    for await (const row of this.dayBook.all(span, filter)) yield toDayBookEntry(row, usernames, filter.head);
  }

  /**
   * A page and the parts of its totals, both from the same entries: if a payment comes in between, both are read again. The
   * ledger only grows, so an equal count before and after means the same entries.
   */
  private async readTogether(
    span: Span,
    filter: DayBookFilter,
    page: number,
    size: number,
    usernames: Usernames,
  ) {
    for (let readings = 1; ; readings += 1) {
      const { rows, total: count } = await this.dayBook.page(span, filter, page, size);
      const parts = await this.parts(span, usernames);
      if (readings === MOST_READINGS || (await this.dayBook.count(span, filter)) === count)
        return { rows, count, parts };
    }
  }

  private async parts(span: Span, usernames: Usernames): Promise<DayBookPart[]> {
    return (await this.dayBook.parts(span)).map((part) => ({ ...part, ...withLogin(part, usernames) }));
  }

  /** The money that came in and went back today: the figures of the dashboard (section 2, D62). */
  async today(): Promise<CollectedTodayAnswer> {
    const span = spanOf(this.daysOf({}));
    const [parts, receipts, voids, mistyped] = await Promise.all([
      this.dayBook.parts(span),
      this.dayBook.countOf(span, 'deposit'),
      this.dayBook.countOf(span, 'reversal'),
      this.dayBook.countOf(span, 'reversal', { cause: 'mistyped' }),
    ]);
    return z.encode(collectedTodayAnswer, { ...dayBookTotals(parts), receipts, voids, mistyped });
  }

  /**
   * The parts from which `dayBookTotals` makes the totals of some days, and the number of their entries. Past months are added up
   * only once, so a report of a session does not read its ledgers again.
   */
  async collected(days: Days): Promise<Collected> {
    const collections = await this.past.of(days);
    return {
      parts: collections.flatMap(({ parts }) => parts),
      entries: collections.flatMap(({ entries }) => entries),
    };
  }

  /**
   * The parts of some days' cash that is still in a collector's open drawer. A collector without the right to reports counts it
   * blind, so no report tells the amount before that (D86).
   */
  async uncounted(days: Days, collectorId: string): Promise<readonly DayBookPart[]> {
    const { from, before } = spanOf(days);
    return (await this.dayBook.unclosed(collectorId))
      .filter(({ mode, collectedAt }) => mode === 'Cash' && collectedAt >= from && collectedAt < before)
      .flatMap((entry) => entryParts(toDayBookEntry(entry)));
  }

  private async collectedIn(span: Span): Promise<Collected> {
    const [parts, entries] = await Promise.all([this.dayBook.parts(span), this.dayBook.counts(span)]);
    return { parts, entries };
  }

  /** The days that a query means: today where it names none. */
  daysOf({ firstDay, lastDay }: Pick<DayBookQuery, 'firstDay' | 'lastDay'>): Days {
    const first = firstDay ?? schoolDate(this.clock.now());
    return { firstDay: first, lastDay: lastDay ?? first };
  }
}
