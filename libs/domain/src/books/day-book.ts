import * as z from 'zod/mini';
import type { LedgerEntry } from '../ledger';
import { choice, exporting, headChoice, namedObject, paging, requiredText, says } from '../rules';
import { daysInOrder, isCalendarDate, schoolCodes, type SchoolCode } from '../school';
import {
  choicesWithStored,
  feeHeads,
  paymentModes,
  total,
  type FeeHead,
  type Paise,
  type PaymentMode,
} from '../values';
import type { DayBookEntry } from './day-book-entry';

/** The longest range of one day book, in days: a session with its leap day. */
const LONGEST_RANGE = 366;

/** How many entries a page of the day book has. */
export const DAY_BOOK_PAGE = 50;

const day = () =>
  z
    .string({ error: says('date') })
    .check(z.refine(isCalendarDate, says('date')))
    .register(z.globalRegistry, {
      description: 'Day in Asia/Kolkata as yyyy-mm-dd',
      examples: ['2026-11-22'],
    });

/** The days of a report: today when the first is missing; the last day is the first one when it is missing. */
export const reportDays = { firstDay: z.optional(day()), lastDay: z.optional(day()) };

const filters = {
  ...reportDays,
  branch: z.optional(choice(schoolCodes)),
  /** The id of the account that took the money. */
  collector: z.optional(requiredText({ max: 24 })),
  mode: z.optional(choice(paymentModes)),
  head: z.optional(headChoice(feeHeads)),
};

/** Checks that the days are in order, and not more than a session has. */
export const areReportDays = daysInOrder(LONGEST_RANGE);

/** The filters of the day book, for its form. */
export const dayBookFilterSchema = z.object(filters);

export type DayBookFilter = z.output<typeof dayBookFilterSchema>;

/** The query of the day book (D53); all of it optional. */
export const dayBookSchema = namedObject(
  'DayBookQuery',
  { ...filters, page: z.optional(paging.page), size: z.optional(paging.size) },
  areReportDays,
);

/** The query of the day book as a file. */
export const dayBookExportSchema = namedObject(
  'DayBookExportQuery',
  { ...filters, ...exporting },
  areReportDays,
);

export type DayBookQuery = z.output<typeof dayBookSchema>;
export type DayBookExportQuery = z.output<typeof dayBookExportSchema>;

/** The money of one head in one mode by one collector; all totals are made of these. */
export interface DayBookPart {
  readonly branchCode: SchoolCode;
  readonly mode: PaymentMode;
  readonly head: FeeHead;
  /** The account's id; missing in an entry from before D51, which has only the name. */
  readonly collectorId?: string | undefined;
  readonly collectedBy?: string | undefined;
  readonly kind: LedgerEntry['kind'];
  readonly amount: Paise;
}

/** Splits an entry into the parts that totals are made of. */
export const entryParts = (entry: DayBookEntry): DayBookPart[] =>
  entry.paidFor.map((part) => ({ ...entry, ...part }));

/** The sum of the entries with one key. Paise. */
export interface Total<Key> {
  readonly key: Key;
  readonly amount: Paise;
}

export interface DayBookTotals {
  readonly branches: Total<SchoolCode>[];
  readonly modes: Total<PaymentMode>[];
  readonly heads: Total<FeeHead>[];
  readonly collectors: (Total<string> & { readonly name: string })[];
  /** The money received by payments, changed by voids, and paid back, which is below zero (D75). */
  readonly collected: Paise;
  readonly voided: Paise;
  readonly refunded: Paise;
  readonly total: Paise;
}

/** The key of a collector: the account's id, or the name where an entry from before D51 has no id. */
export const collectorOf = ({
  collectorId,
  collectedBy = '',
}: Pick<DayBookPart, 'collectorId' | 'collectedBy'>): string => collectorId ?? `name:${collectedBy}`;

const totals = <Key>(
  parts: readonly DayBookPart[],
  keys: readonly Key[],
  keyOf: (part: DayBookPart) => Key,
): Total<Key>[] =>
  choicesWithStored(keys, parts.map(keyOf))
    .map((key) => ({ key, own: parts.filter((part) => keyOf(part) === key) }))
    .filter(({ own }) => own.length > 0)
    .map(({ key, own }) => ({ key, amount: total(own) }));

/** The totals of a day book; each of them equals the sum of its entries (D53). */
export function dayBookTotals(parts: readonly DayBookPart[]): DayBookTotals {
  const collectors = [...new Set(parts.map(collectorOf))].sort();
  const nameOf = (key: string) => parts.findLast((part) => collectorOf(part) === key)?.collectedBy ?? '';
  return {
    branches: totals(parts, schoolCodes, ({ branchCode }) => branchCode),
    modes: totals(parts, paymentModes, ({ mode }) => mode),
    heads: totals(parts, feeHeads, ({ head }) => head),
    collectors: totals(parts, collectors, collectorOf).map((one) => ({ ...one, name: nameOf(one.key) })),
    collected: total(parts.filter(({ kind }) => kind === 'deposit')),
    voided: total(parts.filter(({ kind }) => kind === 'reversal')),
    refunded: total(parts.filter(({ kind }) => kind === 'refund')),
    total: total(parts),
  };
}
