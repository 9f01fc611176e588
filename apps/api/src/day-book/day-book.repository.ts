import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  paise,
  sum,
  type DayBookPart,
  type EntryCount,
  type FeeHead,
  type Paise,
  type PaymentMode,
  type SchoolCode,
  type Total,
} from '@school/domain';
import type { Model } from 'mongoose';
import { pageFromNearerEnd } from '../common/page-from-nearer-end';
import type { Page } from '../common/paged';
import { LEDGER, MOVED_MONEY, type StoredEntry } from '../ledger/ledger.schema';

/** A period from one instant up to another, which is not part of it. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

export interface DayBookFilter {
  readonly branch?: SchoolCode | undefined;
  readonly collector?: string | undefined;
  readonly mode?: PaymentMode | undefined;
  readonly head?: FeeHead | undefined;
}

/** One collector's money that is in no closing. */
export interface OpenDrawer {
  readonly collectorId: string;
  readonly collectedBy: string;
  readonly entryCount: number;
  readonly cash: Paise;
  /** Its cash by the branch of the entries. */
  readonly branches: Total<SchoolCode>[];
  readonly total: Paise;
  readonly firstAt: Date;
}

/** The part of an open drawer that belongs to one branch. */
interface DrawerOfBranch extends Omit<OpenDrawer, 'collectorId' | 'branches'> {
  readonly _id: { readonly collectorId: string; readonly branch: SchoolCode };
  /** The number of its entries that are cash. */
  readonly cashCount: number;
}

/** The drawer of a collector. @param firstPart the part that has waited longest; @param allParts parts of all drawers */
function drawerOf(firstPart: DrawerOfBranch, allParts: readonly DrawerOfBranch[]): OpenDrawer {
  const { collectorId } = firstPart._id;
  const parts = allParts.filter(({ _id }) => _id.collectorId === collectorId);
  return {
    collectorId,
    collectedBy: firstPart.collectedBy,
    firstAt: firstPart.firstAt,
    entryCount: parts.reduce((count, part) => count + part.entryCount, 0),
    cash: sum(...parts.map(({ cash }) => cash)),
    total: sum(...parts.map(({ total }) => total)),
    branches: parts
      .filter(({ cashCount }) => cashCount > 0)
      .map(({ _id, cash }) => ({ key: _id.branch, amount: cash })),
  };
}

const spanFilter = ({ from, before }: Span) => ({ ...MOVED_MONEY, collectedAt: { $gte: from, $lt: before } });

const filterOf = (span: Span, { branch, collector, mode, head }: DayBookFilter) => ({
  ...spanFilter(span),
  ...(branch && { branchCode: branch }),
  ...(collector && { collectorId: collector }),
  ...(mode && { mode }),
  ...(head && { 'paidFor.head': head }),
});

const IN_ORDER = { collectedAt: 1, _id: 1 } as const;

@Injectable()
export class DayBookRepository {
  constructor(@InjectModel(LEDGER) private readonly entries: Model<StoredEntry>) {}

  /** One page of a span's collections, oldest first, and the number of entries on all pages. @param page from 1 on */
  async page(span: Span, filter: DayBookFilter, page: number, size: number): Promise<Page<StoredEntry>> {
    const total = await this.count(span, filter);
    const rows = await pageFromNearerEnd({ total, page, size }, IN_ORDER, ({ sort, skip, limit }) =>
      this.entries.find(filterOf(span, filter)).sort(sort).skip(skip).limit(limit).lean<StoredEntry[]>(),
    );
    return { rows, total };
  }

  async count(span: Span, filter: DayBookFilter): Promise<number> {
    return this.entries.countDocuments(filterOf(span, filter));
  }

  /** The number of entries of a kind in a span. @param conditions further conditions on them */
  async countOf(span: Span, kind: StoredEntry['kind'], conditions: object = {}): Promise<number> {
    return this.entries.countDocuments({ ...spanFilter(span), kind, ...conditions });
  }

  /** All collections of a span, one after another, oldest first. */
  all(span: Span, filter: DayBookFilter): AsyncIterable<StoredEntry> {
    return this.entries
      .find(filterOf(span, filter))
      .sort(IN_ORDER)
      .lean<StoredEntry[]>()
      .cursor({ batchSize: 1000 });
  }

  /** The parts that make up the totals of a span: at most a few hundred, however many entries there are. */
  async parts(span: Span): Promise<DayBookPart[]> {
    const groups = await this.entries.aggregate<{ _id: Omit<DayBookPart, 'amount'>; amount: number }>([
      { $match: spanFilter(span) },
      {
        $project: {
          _id: 0,
          branchCode: 1,
          mode: 1,
          collectorId: 1,
          collectedBy: 1,
          kind: 1,
          paidFor: 1,
        },
      },
      { $unwind: '$paidFor' },
      {
        $group: {
          _id: {
            branchCode: '$branchCode',
            mode: '$mode',
            collectorId: '$collectorId',
            collectedBy: '$collectedBy',
            head: '$paidFor.head',
            kind: '$kind',
          },
          amount: { $sum: '$paidFor.amount' },
        },
      },
    ]);
    return groups.map(({ _id, amount }) => ({ ..._id, amount: paise(amount) }));
  }

  /** The number of entries in a span, by collector and kind. */
  async counts(span: Span): Promise<EntryCount[]> {
    const groups = await this.entries.aggregate<{ _id: Omit<EntryCount, 'count'>; count: number }>([
      { $match: spanFilter(span) },
      {
        $group: {
          _id: { collectorId: '$collectorId', collectedBy: '$collectedBy', kind: '$kind' },
          count: { $sum: 1 },
        },
      },
    ]);
    return groups.map(({ _id, count }) => ({ ..._id, count }));
  }

  /** A collector's entries that are in no closing, oldest first. */
  async unclosed(collectorId: string): Promise<StoredEntry[]> {
    return this.entries
      .find({ ...MOVED_MONEY, closing: null, collectorId })
      .sort(IN_ORDER)
      .lean<StoredEntry[]>();
  }

  /** Marks entries as part of a closing; entries that are marked already stay as they are. */
  async markClosed(collectorId: string, number: number, numbers: readonly string[]): Promise<void> {
    await this.entries.updateMany(
      { studentReceiptNo: { $in: numbers }, collectorId, closing: null },
      { $set: { closing: number } },
    );
  }

  /** The collectors whose money is in no closing, those who have waited longest first. */
  async openDrawers(): Promise<OpenDrawer[]> {
    const branchParts = await this.entries.aggregate<DrawerOfBranch>([
      { $match: { ...MOVED_MONEY, closing: null, collectorId: { $gt: '' } } },
      {
        $group: {
          _id: { collectorId: '$collectorId', branch: '$branchCode' },
          collectedBy: { $last: '$collectedBy' },
          entryCount: { $sum: 1 },
          cashCount: { $sum: { $cond: [{ $eq: ['$mode', 'Cash'] }, 1, 0] } },
          cash: { $sum: { $cond: [{ $eq: ['$mode', 'Cash'] }, '$studentPaid', 0] } },
          total: { $sum: '$studentPaid' },
          firstAt: { $min: '$collectedAt' },
        },
      },
      { $sort: { firstAt: 1, '_id.collectorId': 1 } },
    ]);
    const firstPartOf = ({ _id }: DrawerOfBranch) =>
      branchParts.find((part) => part._id.collectorId === _id.collectorId);
    return branchParts
      .filter((part) => part === firstPartOf(part))
      .map((part) => drawerOf(part, branchParts));
  }
}
