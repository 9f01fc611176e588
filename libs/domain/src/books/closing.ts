import * as z from 'zod/mini';
import {
  accept,
  notAnObject,
  optionalText,
  paging,
  refuse,
  requiredText,
  rupeeAmount,
  says,
  type Outcome,
} from '../rules';
import {
  choiceAsStored,
  feeHeads,
  moment,
  paise,
  paymentModes,
  rupees,
  sum,
  type Paise,
  type FeeHead,
} from '../values';
import { dayBookTotals, partsOf } from './day-book';
import type { DayBookEntry } from './day-book-entry';

/** The notes and coins that a drawer holds, in rupees, largest first (D54). */
export const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
type Denomination = (typeof denominations)[number];

/** How many there are of each; the name of a field is the denomination after an `n`. */
export type CashCount = Readonly<Record<`n${Denomination}`, number>>;

/** More notes of one kind than this are a slip of the finger. */
const MOST_OF_A_KIND = 99_999;

/** A whole number from 0 on, as a number or as it was typed; left empty it is 0. */
const howMany = z.pipe(
  z.optional(z.union([z.number(), z.string()], { error: says('wholeNumber') })),
  z.transform((value, { issues }) => {
    const text = String(value ?? '').trim();
    if (text === '') return 0;
    if (/^\d{1,5}$/.test(text) && Number(text) <= MOST_OF_A_KIND) return Number(text);
    issues.push({ code: 'custom', message: says('wholeNumber'), input: value });
    return z.NEVER;
  }),
);

const cashCount = z.object({
  n500: howMany,
  n200: howMany,
  n100: howMany,
  n50: howMany,
  n20: howMany,
  n10: howMany,
  n5: howMany,
  n2: howMany,
  n1: howMany,
});

/** What the clerk counts: the change that was in the drawer at the start, and all that is in it now (D54). */
export const drawerCountSchema = z
  .object({ openingFloat: rupeeAmount, counts: cashCount }, notAnObject)
  .register(z.globalRegistry, { id: 'DrawerCount' });

/** A closing: the count, and why it differs from what is expected, where it does. */
export const closeDrawerSchema = z
  .extend(drawerCountSchema, { reason: optionalText(200) })
  .register(z.globalRegistry, { id: 'CloseDrawer' });

/** Why a count differs; the form asks for it once it is known that it does. */
export const differenceSchema = z.object({ reason: requiredText({ max: 200 }) }, notAnObject);

export type DrawerCount = z.output<typeof drawerCountSchema>;
export type CloseDrawer = z.output<typeof closeDrawerSchema>;

/** The query of the closings, newest first; all of it optional. */
export const closingListSchema = z
  .partial(z.object(paging))
  .register(z.globalRegistry, { id: 'ClosingListQuery' });

/** Which closing is asked for: its collector's id and its number. */
export const closingNameSchema = z
  .object({ collector: requiredText({ max: 24 }), number: paging.page })
  .register(z.globalRegistry, { id: 'ClosingName' });

export type ClosingListQuery = z.output<typeof closingListSchema>;
export type ClosingName = z.output<typeof closingNameSchema>;

const totalOf = <Key extends z.core.SomeType>(key: Key) => z.object({ key, amount: rupees });
const whole = z.int();

/** A closing as it is stored, printed and signed; never changed (D54). */
export const closingSchema = z.object({
  collectorId: z.string(),
  collectedBy: z.string(),
  /** 1 for the collector's first. */
  number: whole,
  closedAt: moment,
  openingFloat: rupees,
  counts: z.object({
    n500: whole,
    n200: whole,
    n100: whole,
    n50: whole,
    n20: whole,
    n10: whole,
    n5: whole,
    n2: whole,
    n1: whole,
  }),
  counted: rupees,
  /** The float and the cash of the entries, less what went back by voids. */
  expected: rupees,
  /** Counted less expected. */
  difference: rupees,
  reason: z.optional(z.string()),
  /** What had been counted before, each time the expected amount was shown. */
  tries: z.array(z.object({ at: moment, counted: rupees })),
  entryCount: whole,
  firstAt: moment,
  lastAt: moment,
  modes: z.array(totalOf(choiceAsStored(paymentModes))),
  heads: z.array(totalOf(choiceAsStored<FeeHead>(feeHeads))),
  collected: rupees,
  voided: rupees,
  /** What was paid back, below zero; closings of before D75 do not tell. */
  refunded: z.optional(rupees),
  total: rupees,
});

export type Closing = Readonly<z.output<typeof closingSchema>>;

/** The amount of so many notes and coins. Paise. */
export const cashOf = (counts: CashCount): Paise =>
  paise(denominations.reduce((all, one) => all + one * 100 * counts[`n${one}`], 0));

/** How a count compares with the entries. Paise. */
export interface Comparison {
  readonly counted: Paise;
  readonly expected: Paise;
  /** Counted less expected. */
  readonly difference: Paise;
}

/** What must be in the drawer, beside what is: the float, and the cash of the entries. */
export function compareDrawer(
  entries: readonly DayBookEntry[],
  { openingFloat, counts }: DrawerCount,
): Comparison {
  const cash = entries.filter(({ mode }) => mode === 'Cash').map(({ studentPaid }) => studentPaid);
  const [counted, expected] = [cashOf(counts), sum(openingFloat, ...cash)];
  return { counted, expected, difference: paise(counted - expected) };
}

/** Closes a drawer over its entries, oldest first; a difference is accepted with a reason alone (D54). */
export function closeDrawer(
  entries: readonly DayBookEntry[],
  count: CloseDrawer,
  context: Pick<Closing, 'collectorId' | 'collectedBy' | 'number' | 'closedAt' | 'tries'>,
): Outcome<Closing, 'nothing-to-close' | 'difference-unexplained'> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return refuse('nothing-to-close');
  const compared = compareDrawer(entries, count);
  if (compared.difference !== 0 && count.reason === undefined)
    return refuse('difference-unexplained', 'reason');
  const { branches: _branches, collectors: _collectors, ...totals } = dayBookTotals(entries.flatMap(partsOf));
  return accept({
    ...context,
    ...compared,
    ...totals,
    openingFloat: count.openingFloat,
    counts: count.counts,
    ...(compared.difference !== 0 && { reason: count.reason }),
    entryCount: entries.length,
    firstAt: first.collectedAt,
    lastAt: last.collectedAt,
  });
}
