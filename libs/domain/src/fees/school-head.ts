import * as z from 'zod/mini';
import { accept, foldWords, namedObject, type Outcome, refuse } from '../rules';
import { schoolCode, schoolCodes, schoolMonth, type SchoolCode } from '../school';
import {
  choiceAsStored,
  headEvery,
  headPrices,
  headTakers,
  moment,
  rupees,
  type Board,
  type Medium,
  type Paise,
  schoolHead,
  type SchoolHead,
} from '../values';
import { englishWords } from '../words';
import { schemaPerBand, feeBand, type FeeClass } from './fee-table';
import { priceOf, type RequestedAmounts, type NewHead } from './new-head';

/** A choice of a head, such as the stop where a student gets on, and its cost. */
export const headStopSchema = z.object({ name: z.string(), amount: rupees });

/** The cost of a head from a month on, in the one of three forms that its `price` names. */
const headAmountsSchema = z.object({
  /** `yyyy-mm` */
  from: z.string(),
  amount: z.optional(rupees),
  bands: z.optional(schemaPerBand(rupees)),
  stops: z.optional(z.array(headStopSchema)),
  addedBy: z.string(),
  addedAt: moment,
});

export type HeadAmounts = Readonly<z.output<typeof headAmountsSchema>>;

/** A head that the school has added, as it is stored and answered (D78). Never removed, never renamed: papers name it. */
export const ownHeadSchema = namedObject('SchoolHead', {
  /** `school:` and its name. */
  head: choiceAsStored<SchoolHead>(['school:Bus']),
  every: choiceAsStored(headEvery),
  /** Only for a yearly head: the months in which it is charged, `04` to `03`. */
  inMonths: z.optional(z.array(z.string())),
  price: choiceAsStored(headPrices),
  takers: choiceAsStored(headTakers),
  /** The branch whose students pay it; missing when those of both do (D79). */
  branch: z.optional(choiceAsStored(schoolCodes)),
  /** True when it is given back to a student who leaves (D75). */
  isRefundable: z.boolean(),
  /** In the order in which they were added; the earliest month among them is the first month of the head. */
  amounts: z.array(headAmountsSchema),
  /** The first month in which it is no longer charged. */
  closedFrom: z.optional(z.string()),
});

export type OwnHead = Readonly<z.output<typeof ownHeadSchema>>;

/** Converts heads from the form of API calls (rupees) to the form of the rules (paise). */
export const ownHeadsOf = (heads: readonly z.input<typeof ownHeadSchema>[]): OwnHead[] =>
  heads.map((head) => z.decode(ownHeadSchema, head));

/** The fields of a student that decide what a head costs. */
export type HeadPayer = FeeClass & { readonly medium: Medium; readonly boardType: Board };

/** The first month in which a head is charged, `yyyy-mm`. */
export const beginsIn = ({ amounts }: OwnHead): string => amounts.map(({ from }) => from).sort()[0] ?? '';

/** Whether a head is charged in a month at all: it has begun, and is not closed yet. */
export const isOpenIn = (head: OwnHead, month: string): boolean =>
  beginsIn(head) <= month && (head.closedFrom === undefined || month < head.closedFrom);

/** The amounts that apply in a month; of several for the same month, those that were added last (D45). */
const latestAmounts = (amounts: readonly HeadAmounts[], month: string) =>
  amounts
    .filter(({ from }) => from <= month)
    .reduce<HeadAmounts | undefined>(
      (last, one) => (last === undefined || one.from >= last.from ? one : last),
      undefined,
    );

/** The cost of a head that applies in a month, as it was last changed. */
export const amountsIn = ({ amounts }: OwnHead, month: string): HeadAmounts | undefined =>
  latestAmounts(amounts, month);

/** The choices of a head in a month, with what each costs. */
export const stopsOf = ({ amounts }: OwnHead, month: string): readonly z.output<typeof headStopSchema>[] =>
  latestAmounts(amounts, month)?.stops ?? [];

/**
 * The cost of a head for a student in a month, before concessions. Paise; undefined if the student does not pay it: it is closed,
 * of the other branch, or not for that class. A choice that is no longer offered keeps its last cost.
 */
export function headFee(head: OwnHead, month: string, student: HeadPayer, stop?: string): Paise | undefined {
  if (!isOpenIn(head, month)) return undefined;
  if (head.branch !== undefined && head.branch !== schoolCode(student)) return undefined;
  const offeredAmounts = head.amounts.filter(
    ({ stops }) => head.price !== 'stop' || stops?.some(({ name }) => name === stop),
  );
  const inForce = latestAmounts(offeredAmounts, month);
  const fee =
    head.price === 'one'
      ? inForce?.amount
      : head.price === 'class'
        ? inForce?.bands?.[feeBand(student)]
        : inForce?.stops?.find(({ name }) => name === stop)?.amount;
  return fee === undefined || fee <= 0 ? undefined : fee;
}

/** The key of a head in the unique index: names that differ only by case, spaces or script marks are the same. */
export const headKey = (head: SchoolHead): string => foldWords(head);

/** Whether a change of a head may apply from a month on: what has been charged stays (D45, D79). */
const mayApplyFrom = (from: string, at: Date, isCharged: boolean) => from > schoolMonth(at) || !isCharged;

/** The names of the specified heads, which no head of the school may have. */
const specifiedNames = Object.values(englishWords.options.head).map((name) => schoolHead(name));

/** The account that adds something, and the moment it does so. */
interface Adder {
  readonly by: string;
  readonly at: Date;
}

/** A request in which any part but `from` may be undefined. */
type Loose<Asked extends { from: string }> = { readonly [Key in keyof Asked]: Asked[Key] | undefined } & {
  readonly from: string;
};

const amountsOf = (
  { from, amount, bands, stops }: Loose<RequestedAmounts>,
  { by, at }: Adder,
): HeadAmounts => ({
  from,
  ...(amount === undefined ? {} : { amount }),
  ...(bands && { bands }),
  ...(stops && { stops }),
  addedBy: by,
  addedAt: at,
});

/**
 * Adds a head to those of the school (D78), from this month or a later one; from a passed month only if nothing was charged
 * since, as on a school's first day (D79).
 * @param isCharged whether an entry has charged its first month, or one after it, to anybody
 */
export function addHead(
  heads: readonly OwnHead[],
  { name, from, amount, bands, stops, ...rest }: NewHead,
  adder: Adder,
  isCharged: boolean,
): Outcome<OwnHead, 'name-taken' | 'month-charged'> {
  const head = schoolHead(name);
  const names = [...specifiedNames, ...heads.map((one) => one.head)];
  if (names.some((one) => headKey(one) === headKey(head))) return refuse('name-taken', 'name');
  if (from < schoolMonth(adder.at) && isCharged) return refuse('month-charged', 'from');
  return accept({ ...rest, head, amounts: [amountsOf({ from, amount, bands, stops }, adder)] });
}

/**
 * Changes the cost of a head from a month on for which nothing of it was charged; what is charged stays (D45, D79). The change
 * cannot let it begin earlier in a passed month: such a month is owed at what it cost, even if no entry says so yet (D44).
 * @param isCharged whether an entry has charged the head for that month, or for one after it
 */
export function changeHead(
  head: OwnHead,
  price: RequestedAmounts,
  adder: Adder,
  isCharged: boolean,
): Outcome<OwnHead, 'head-closed' | 'head-price' | 'month-charged'> {
  if (head.closedFrom !== undefined && price.from >= head.closedFrom) return refuse('head-closed', 'from');
  if (priceOf(price) !== head.price) return refuse('head-price', 'from');
  const beginsEarlier = price.from < beginsIn(head) && price.from < schoolMonth(adder.at);
  if (beginsEarlier || !mayApplyFrom(price.from, adder.at, isCharged)) return refuse('month-charged', 'from');
  return accept({ ...head, amounts: [...head.amounts, amountsOf(price, adder)] });
}

/**
 * Closes a head from a month on, for ever; what was charged, even ahead, stays (D78). Asking again changes nothing.
 * @param isCharged as in `changeHead`
 */
export function closeHead(
  head: OwnHead,
  from: string,
  at: Date,
  isCharged: boolean,
): Outcome<OwnHead, 'head-closed' | 'month-charged'> {
  if (head.closedFrom === from) return accept(head);
  if (head.closedFrom !== undefined) return refuse('head-closed', 'from');
  if (!mayApplyFrom(from, at, isCharged)) return refuse('month-charged', 'from');
  return accept({ ...head, closedFrom: from });
}

/** The head with a name among those of the school. */
export const headOf = (heads: readonly OwnHead[], head: string): OwnHead | undefined =>
  heads.find((one) => one.head === head);

/** Whether a branch has a head. */
export const isOfBranch = ({ branch }: OwnHead, code: SchoolCode): boolean =>
  branch === undefined || branch === code;
