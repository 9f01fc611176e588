import * as z from 'zod/mini';
import {
  accept,
  choice,
  namedObject,
  notAnObject,
  optionalText,
  type Outcome,
  paging,
  refuse,
  requestObject,
  requiredText,
  rupeeAmount,
  says,
} from '../rules';
import { schoolCodes, type SchoolCode } from '../school';
import {
  byEach,
  choiceAsStored,
  feeHeads,
  moment,
  paise,
  paymentModes,
  rupees,
  sum,
  type Paise,
  type FeeHead,
  type PaymentMode,
  type StaffRight,
} from '../values';
import { cashCount, cashFields, cashOf } from './cash-count';
import { dayBookTotals, partsOf, type Total } from './day-book';
import type { DayBookEntry } from './day-book-entry';

/** The id of the account that a drawer belongs to. */
const collector = requiredText({ max: 24 });

/** Whose drawer is asked for; without a collector the caller's own. Another's is for administrators alone (D54). */
export const drawerNameSchema = z
  .partial(z.object({ collector }))
  .register(z.globalRegistry, { id: 'DrawerName' });

/**
 * What is counted: the change that was in the drawer at the start, and all that is in it now; of whose drawer, where it is not the
 * own one (D54).
 */
export const drawerCountSchema = requestObject('DrawerCount', {
  collector: z.optional(collector),
  openingFloat: rupeeAmount,
  counts: cashCount,
});

/** The change that lies in a drawer before the first payment, in rupees: what its first closing is to begin with (D86). */
export const drawerFloatSchema = requestObject('DrawerFloat', { amount: rupeeAmount });

/**
 * A closing: the count, what of it stays in the drawer, and why something is other than it should be, where it is (D54, D86).
 */
export const closeDrawerSchema = z
  .extend(drawerCountSchema, {
    closingFloat: rupeeAmount,
    floatReason: optionalText(200),
    reason: optionalText(200),
    differenceBranch: z.optional(choice(schoolCodes)),
  })
  .register(z.globalRegistry, { id: 'CloseDrawer' });

/** What has to be said of a count before its drawer is closed. */
export interface Unexplained {
  /** All that was counted, in paise: no more of it can stay. */
  readonly counted: Paise;
  /** The drawer began with another float than the last closing left in it (D86). */
  readonly hasOtherFloat: boolean;
  /** More or less was counted than is expected. */
  readonly isDifferent: boolean;
  /** The cash is of more than one branch. */
  readonly isOfBranches: boolean;
}

const reasonWhere = (isNeeded: boolean) => (isNeeded ? requiredText({ max: 200 }) : optionalText(200));

/** What stays in the drawer, and the reasons that its count asks for, as the form asks once it was compared. */
export const handOverSchema = ({ counted, hasOtherFloat, isDifferent, isOfBranches }: Unexplained) =>
  z.object(
    {
      closingFloat: rupeeAmount.check(z.refine((stays) => stays <= counted, says('atMostCounted'))),
      floatReason: reasonWhere(hasOtherFloat),
      reason: reasonWhere(isDifferent),
      differenceBranch: isDifferent && isOfBranches ? choice(schoolCodes) : z.optional(choice(schoolCodes)),
    },
    notAnObject,
  );

export type DrawerName = z.output<typeof drawerNameSchema>;
export type DrawerCount = z.output<typeof drawerCountSchema>;
export type DrawerFloat = z.output<typeof drawerFloatSchema>;
export type CloseDrawer = z.output<typeof closeDrawerSchema>;

/** The query of the closings, newest first; all of it optional. */
export const closingListSchema = z
  .partial(z.object(paging))
  .register(z.globalRegistry, { id: 'ClosingListQuery' });

/** Which closing is asked for: its collector's id and its number. */
export const closingNameSchema = namedObject('ClosingName', { collector, number: paging.page });

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
  /** Who counted and closed it, where that was not its collector but an administrator. */
  closedBy: z.optional(z.string()),
  closedById: z.optional(z.string()),
  /** What was left in the drawer by the closing before, or put in before the first payment; closings of before D86 have none. */
  lastFloat: z.optional(rupees),
  openingFloat: rupees,
  /** Why it is another one than was left. */
  floatReason: z.optional(z.string()),
  counts: z.object(byEach(cashFields, () => whole)),
  counted: rupees,
  /** The float and the cash of the entries, less what went back by voids. */
  expected: rupees,
  /** Counted less expected. */
  difference: rupees,
  reason: z.optional(z.string()),
  /** What stays in the drawer of what was counted, and what is handed over; closings of before D86 do not tell. */
  closingFloat: z.optional(rupees),
  handedOver: z.optional(rupees),
  /** The cash without the float, by branch: expected, and counted. */
  branches: z.optional(
    z.array(z.object({ key: choiceAsStored(schoolCodes), expected: rupees, counted: rupees })),
  ),
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

/** How a count compares with the entries. Paise. */
export interface Comparison {
  readonly counted: Paise;
  readonly expected: Paise;
  /** Counted less expected. */
  readonly difference: Paise;
  /** What cash is expected beside the float, by the branch of its entries (D86). */
  readonly branches: Total<SchoolCode>[];
}

/** What must be in the drawer, beside what is: the float, and the cash of the entries. */
export function compareDrawer(
  entries: readonly DayBookEntry[],
  { openingFloat, counts }: DrawerCount,
): Comparison {
  const cash = entries.filter(({ mode }) => mode === 'Cash');
  const [counted, expected] = [
    cashOf(counts),
    sum(openingFloat, ...cash.map(({ studentPaid }) => studentPaid)),
  ];
  const { branches } = dayBookTotals(cash.flatMap(partsOf));
  return { counted, expected, difference: paise(counted - expected), branches };
}

/**
 * Whether lists withhold the amount of an entry from who asks: cash in the own drawer that no closing has, so that its collector
 * counts it blind; with the right to reports there is nothing to withhold (D86).
 */
export const isCountedBlind = (
  entry: { readonly mode: PaymentMode; readonly collectorId?: string | undefined; readonly closing?: number },
  asks: { readonly id: string; readonly rights: readonly StaffRight[] },
): boolean =>
  entry.mode === 'Cash' &&
  entry.closing === undefined &&
  entry.collectorId === asks.id &&
  !asks.rights.includes('reports');

/** What a closing left in the drawer, in paise; one of before D86, which does not tell, the float that it began with. */
export const floatLeft = ({
  closingFloat,
  openingFloat,
}: Pick<Closing, 'closingFloat' | 'openingFloat'>): Paise => closingFloat ?? openingFloat;

/**
 * A float is put into a drawer that nothing came into yet; afterwards it is what the last closing left (D86). The same once more,
 * as its answer was lost, is in it already, whatever came in since.
 */
export const putInFloat = (
  { amount }: DrawerFloat,
  drawer: {
    readonly entryCount: number;
    readonly isFirst: boolean;
    readonly lastFloat?: Paise | undefined;
  },
): Outcome<Paise, 'drawer-in-use'> =>
  drawer.isFirst && (drawer.entryCount === 0 || drawer.lastFloat === amount)
    ? accept(amount)
    : refuse('drawer-in-use');

/**
 * The cash of each branch as it was counted: what lies in one drawer cannot be told apart by branch, so a difference stands with
 * the branch that the collector names (D86).
 *
 * @returns undefined where there is a difference, and nobody says whose
 */
function countedByBranch(
  { branches, difference }: Comparison,
  named: SchoolCode | undefined,
): NonNullable<Closing['branches']> | undefined {
  const [only, ...others] = branches;
  const branch = others.length === 0 ? only?.key : named;
  if (difference !== 0 && branches.length > 0 && !branches.some(({ key }) => key === branch))
    return undefined;
  return branches.map(({ key, amount }) => ({
    key,
    expected: amount,
    counted: key === branch ? sum(amount, difference) : amount,
  }));
}

type ClosingContext = Pick<
  Closing,
  'collectorId' | 'collectedBy' | 'number' | 'closedAt' | 'closedBy' | 'closedById' | 'tries'
> & {
  /** What was left in the drawer; where nobody said so before a first closing, it may begin with any float. */
  readonly lastFloat?: Paise | undefined;
};

/**
 * Closes a drawer over its entries, oldest first. A difference, and another float than was left, are accepted with a reason
 * alone (D54, D86).
 */
export function closeDrawer(
  entries: readonly DayBookEntry[],
  count: CloseDrawer,
  { lastFloat, ...context }: ClosingContext,
): Outcome<
  Closing,
  | 'nothing-to-close'
  | 'float-unexplained'
  | 'difference-unexplained'
  | 'difference-of-no-branch'
  | 'float-exceeds-count'
> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return refuse('nothing-to-close');
  const { openingFloat, closingFloat, counts } = count;
  const compared = compareDrawer(entries, count);
  const hasOtherFloat = lastFloat !== undefined && lastFloat !== openingFloat;
  if (hasOtherFloat && count.floatReason === undefined) return refuse('float-unexplained', 'floatReason');
  // Before what is expected: a count that cannot be closed anyway is not told whether it agrees.
  if (closingFloat > compared.counted) return refuse('float-exceeds-count', 'closingFloat');
  if (compared.difference !== 0 && count.reason === undefined)
    return refuse('difference-unexplained', 'reason');
  const branches = countedByBranch(compared, count.differenceBranch);
  if (!branches) return refuse('difference-of-no-branch', 'differenceBranch');
  const { collectors: _, ...totals } = dayBookTotals(entries.flatMap(partsOf));
  const { closedAt } = context;
  return accept({
    ...context,
    // By a clock that was set back it would be older than what it closes; to refuse it would lock the drawer of a clock that was fast.
    closedAt: last.collectedAt > closedAt ? last.collectedAt : closedAt,
    ...totals,
    ...compared,
    branches,
    openingFloat,
    ...(lastFloat !== undefined && { lastFloat }),
    ...(hasOtherFloat && { floatReason: count.floatReason }),
    counts,
    closingFloat,
    handedOver: paise(compared.counted - closingFloat),
    ...(compared.difference !== 0 && { reason: count.reason }),
    entryCount: entries.length,
    firstAt: first.collectedAt,
    lastAt: last.collectedAt,
  });
}
