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
import { dayBookTotals, entryParts, type Total } from './day-book';
import type { DayBookEntry } from './day-book-entry';

/** The id of the account that a drawer belongs to. */
const collector = requiredText({ max: 24 });

/** Names a drawer; without a collector the caller's own. Only administrators may ask for another's (D54). */
export const drawerNameSchema = z
  .partial(z.object({ collector }))
  .register(z.globalRegistry, { id: 'DrawerName' });

/**
 * A count: the change in the drawer at the start, and all that is in it now; it names the drawer if that is not the caller's own
 * (D54).
 */
export const drawerCountSchema = requestObject('DrawerCount', {
  collector: z.optional(collector),
  openingFloat: rupeeAmount,
  counts: cashCount,
});

/** The change in a drawer before its first payment, in rupees: the float of its first closing (D86). */
export const drawerFloatSchema = requestObject('DrawerFloat', { amount: rupeeAmount });

/** A closing: the count, the part of it that stays in the drawer, and the reasons for anything unexpected (D54, D86). */
export const closeDrawerSchema = z
  .extend(drawerCountSchema, {
    closingFloat: rupeeAmount,
    floatReason: optionalText(200),
    reason: optionalText(200),
    differenceBranch: z.optional(choice(schoolCodes)),
  })
  .register(z.globalRegistry, { id: 'CloseDrawer' });

/** The points that must be explained before the drawer of a count is closed. */
export interface Unexplained {
  /** The counted amount in paise; no more than this can stay. */
  readonly counted: Paise;
  /** The drawer began with a float other than the one that the last closing left (D86). */
  readonly hasOtherFloat: boolean;
  /** More or less was counted than is expected. */
  readonly isDifferent: boolean;
  /** The cash belongs to more than one branch. */
  readonly isOfBranches: boolean;
}

const reasonIf = (isNeeded: boolean) => (isNeeded ? requiredText({ max: 200 }) : optionalText(200));

/** The part that stays in the drawer, and the reasons that its count requires, as the form asks after the comparison. */
export const handOverSchema = ({ counted, hasOtherFloat, isDifferent, isOfBranches }: Unexplained) =>
  z.object(
    {
      closingFloat: rupeeAmount.check(z.refine((stays) => stays <= counted, says('atMostCounted'))),
      floatReason: reasonIf(hasOtherFloat),
      reason: reasonIf(isDifferent),
      differenceBranch: isDifferent && isOfBranches ? choice(schoolCodes) : z.optional(choice(schoolCodes)),
    },
    notAnObject,
  );

export type DrawerName = z.output<typeof drawerNameSchema>;
export type DrawerCount = z.output<typeof drawerCountSchema>;
export type DrawerFloat = z.output<typeof drawerFloatSchema>;
export type CloseDrawer = z.output<typeof closeDrawerSchema>;

/** The query of the closings, newest first; every field is optional. */
export const closingListSchema = z
  .partial(z.object(paging))
  .register(z.globalRegistry, { id: 'ClosingListQuery' });

/** Names a closing by its collector's id and its number. */
export const closingNameSchema = namedObject('ClosingName', { collector, number: paging.page });

export type ClosingListQuery = z.output<typeof closingListSchema>;
export type ClosingName = z.output<typeof closingNameSchema>;

const totalOf = <Key extends z.core.SomeType>(key: Key) => z.object({ key, amount: rupees });
const wholeNumber = z.int();

/** A closing as it is stored, printed and signed; never changed (D54). */
export const closingSchema = z.object({
  collectorId: z.string(),
  collectedBy: z.string(),
  /** 1 for the collector's first. */
  number: wholeNumber,
  closedAt: moment,
  /** The administrator who counted and closed it, if that was not its collector. */
  closedBy: z.optional(z.string()),
  closedById: z.optional(z.string()),
  /** The float left by the closing before, or put in before the first payment; missing in closings from before D86. */
  lastFloat: z.optional(rupees),
  openingFloat: rupees,
  /** The reason why it is not the float that was left. */
  floatReason: z.optional(z.string()),
  counts: z.object(byEach(cashFields, () => wholeNumber)),
  counted: rupees,
  /** The float plus the cash of the entries, less the cash that voids gave back. */
  expected: rupees,
  /** Counted less expected. */
  difference: rupees,
  reason: z.optional(z.string()),
  /** The counted cash that stays in the drawer, and the cash handed over; missing in closings from before D86. */
  closingFloat: z.optional(rupees),
  handedOver: z.optional(rupees),
  /** The cash without the float, by branch: expected, and counted. */
  branches: z.optional(
    z.array(z.object({ key: choiceAsStored(schoolCodes), expected: rupees, counted: rupees })),
  ),
  /** Earlier counts, one for each time the expected amount was shown. */
  tries: z.array(z.object({ at: moment, counted: rupees })),
  entryCount: wholeNumber,
  firstAt: moment,
  lastAt: moment,
  modes: z.array(totalOf(choiceAsStored(paymentModes))),
  heads: z.array(totalOf(choiceAsStored<FeeHead>(feeHeads))),
  collected: rupees,
  voided: rupees,
  /** The refunds, below zero; missing in closings from before D75. */
  refunded: z.optional(rupees),
  total: rupees,
});

export type Closing = Readonly<z.output<typeof closingSchema>>;

/** The comparison of a count with the entries. Paise. */
export interface Comparison {
  readonly counted: Paise;
  readonly expected: Paise;
  /** Counted less expected. */
  readonly difference: Paise;
  /** The expected cash without the float, by the branch of its entries (D86). */
  readonly branches: Total<SchoolCode>[];
}

/** Compares the cash in a drawer with the cash that must be there: the float and the cash of the entries. */
export function compareDrawer(
  entries: readonly DayBookEntry[],
  { openingFloat, counts }: DrawerCount,
): Comparison {
  const cash = entries.filter(({ mode }) => mode === 'Cash');
  const [counted, expected] = [
    cashOf(counts),
    sum(openingFloat, ...cash.map(({ studentPaid }) => studentPaid)),
  ];
  const { branches } = dayBookTotals(cash.flatMap(entryParts));
  return { counted, expected, difference: paise(counted - expected), branches };
}

/**
 * Whether lists hide the amount of an entry from the account that asks: cash in its own drawer that is in no closing yet, so that
 * the collector counts it blind. Nothing is hidden from an account with the right to reports (D86).
 */
export const isCountedBlind = (
  entry: { readonly mode: PaymentMode; readonly collectorId?: string | undefined; readonly closing?: number },
  asker: { readonly id: string; readonly rights: readonly StaffRight[] },
): boolean =>
  entry.mode === 'Cash' &&
  entry.closing === undefined &&
  entry.collectorId === asker.id &&
  !asker.rights.includes('reports');

/** The float that a closing left, in paise; closings from before D86 do not record it, so their opening float counts. */
export const floatLeft = ({
  closingFloat,
  openingFloat,
}: Pick<Closing, 'closingFloat' | 'openingFloat'>): Paise => closingFloat ?? openingFloat;

/**
 * Puts a float into a drawer that has no payments yet; afterwards the float is what the last closing left (D86). Repeating the
 * same request after its answer was lost succeeds, whatever has come in since.
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
 * The counted cash of each branch: the cash in one drawer cannot be told apart by branch, so a difference goes to the branch that
 * the collector names (D86).
 * @returns undefined when there is a difference and no branch is named
 */
function countedByBranch(
  { branches, difference }: Comparison,
  namedBranch: SchoolCode | undefined,
): NonNullable<Closing['branches']> | undefined {
  const [firstBranch, ...otherBranches] = branches;
  const branch = otherBranches.length === 0 ? firstBranch?.key : namedBranch;
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
  /** The float that was left; if none was recorded before a first closing, it may begin with any float. */
  readonly lastFloat?: Paise | undefined;
};

/**
 * Closes a drawer over its entries, oldest first. A difference, or a float other than the one left, is accepted only with a
 * reason (D54, D86).
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
  const comparison = compareDrawer(entries, count);
  const hasOtherFloat = lastFloat !== undefined && lastFloat !== openingFloat;
  if (hasOtherFloat && count.floatReason === undefined) return refuse('float-unexplained', 'floatReason');
  // Checked before the difference, so that a count that cannot be closed anyway does not reveal whether it agrees.
  if (closingFloat > comparison.counted) return refuse('float-exceeds-count', 'closingFloat');
  if (comparison.difference !== 0 && count.reason === undefined)
    return refuse('difference-unexplained', 'reason');
  const branches = countedByBranch(comparison, count.differenceBranch);
  if (!branches) return refuse('difference-of-no-branch', 'differenceBranch');
  const { collectors: _, ...totals } = dayBookTotals(entries.flatMap(entryParts));
  const { closedAt } = context;
  return accept({
    ...context,
    // A clock that was set back would date the closing before its entries; refusing would lock the drawer of a fast clock.
    closedAt: last.collectedAt > closedAt ? last.collectedAt : closedAt,
    ...totals,
    ...comparison,
    branches,
    openingFloat,
    ...(lastFloat !== undefined && { lastFloat }),
    ...(hasOtherFloat && { floatReason: count.floatReason }),
    counts,
    closingFloat,
    handedOver: paise(comparison.counted - closingFloat),
    ...(comparison.difference !== 0 && { reason: count.reason }),
    entryCount: entries.length,
    firstAt: first.collectedAt,
    lastAt: last.collectedAt,
  });
}
