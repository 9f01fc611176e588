import * as z from 'zod/mini';
import {
  accept,
  emptyable,
  namedObject,
  type Outcome,
  refuse,
  requestObject,
  requiredText,
  says,
  schoolHeadText,
  studentIdText,
} from '../rules';
import { isMonth, monthBefore, monthText, schoolMonth } from '../school';
import { choiceAsStored, moment, type SchoolHead } from '../values';
import type { Decider } from './class-move';
import { branchIn, type BranchTerms } from './fee-payer';
import { headOf, isOfBranch, isOpenIn, stopsOf, type OwnHead } from './school-head';

/** The end of a taken head: the month from which the student no longer has it. */
const endSchema = z.object({
  from: z.string(),
  by: z.string(),
  byId: z.string(),
  at: moment,
  /** The last revision of the student that had it; future months charged by that revision are taken back (D73). */
  revision: z.int(),
});

type End = Readonly<z.output<typeof endSchema>>;

/**
 * A head that a student has taken from a month on, as it is stored with the student and answered (D78). Never removed: one that
 * is over is ended, so that its charges stay explained.
 */
export const takenHeadSchema = namedObject('TakenHead', {
  id: z.string(),
  head: choiceAsStored<SchoolHead>(['school:Bus']),
  /** The choice that was taken, if the head has choices. */
  stop: z.optional(z.string()),
  /** The first month, and the last; without end when that is missing. `yyyy-mm`. */
  from: z.string(),
  through: z.optional(z.string()),
  takenBy: z.string(),
  takenById: z.string(),
  takenAt: moment,
  /** Its ends and changes to another choice, as they were entered: a later entry may end it earlier than the first. */
  ends: z.optional(z.array(endSchema)),
});

export type TakenHead = Readonly<z.output<typeof takenHeadSchema>>;

/** Converts taken heads from the form of API calls to the form of the rules. */
export const takenHeadsOf = (taken: readonly z.input<typeof takenHeadSchema>[]): TakenHead[] =>
  taken.map((one) => z.decode(takenHeadSchema, one));

/** The last month, where there is one. */
export const lastMonth = emptyable(
  z.string({ error: says('text') }).check(z.refine((text) => text === '' || isMonth(text), says('month'))),
);

/** The fields of a head to take, whoever takes it. */
export const headTakingFields = {
  head: schoolHeadText,
  stop: emptyable(z.string({ error: says('text') })),
  from: monthText(),
  through: lastMonth,
};

/** Checks that the last month is not before the first. */
export const throughNotBeforeFrom = () =>
  z.refine<{ readonly from: string; readonly through?: string | undefined }>(
    ({ from, through }) => through === undefined || through >= from,
    { path: ['through'], error: says('throughBeforeFrom') },
  );

/** Takes a head, or changes the choice of one that was taken (D78). */
export const takeHeadSchema = requestObject(
  'TakeHead',
  { studentID: studentIdText, ...headTakingFields },
  throughNotBeforeFrom(),
);

export type TakeHead = z.output<typeof takeHeadSchema>;

/** Ends a head that was taken (D78). */
export const endHeadSchema = requestObject('EndHead', {
  studentID: studentIdText,
  id: requiredText({ max: 40 }),
  from: monthText(),
});

export type EndHead = z.output<typeof endHeadSchema>;

/** Whether a head was taken for a month, whatever was entered later. */
const wasMeantFor = ({ from, through }: TakenHead, month: string) =>
  from <= month && (through === undefined || month <= through);

/** The first month in which the student no longer has it, if there is one. */
export const firstMonthWithout = ({ ends = [] }: TakenHead): string | undefined =>
  ends.map(({ from }) => from).sort()[0];

/** The taken head that a student has in a month. */
export const takenHeadInMonth = (
  taken: readonly TakenHead[] | undefined,
  head: SchoolHead,
  month: string,
): TakenHead | undefined =>
  taken?.findLast((one) => {
    const end = firstMonthWithout(one);
    return one.head === head && wasMeantFor(one, month) && (end === undefined || month < end);
  });

/** Whether a taken head may be charged from a month on, and so can be ended. */
export function isTakenFrom(takenHead: TakenHead, month: string): boolean {
  const end = firstMonthWithout(takenHead);
  const lasts = takenHead.through === undefined || takenHead.through >= month;
  return lasts && (end === undefined || (end > month && end > takenHead.from));
}

/** The last month in which the student has it, `yyyy-mm`; undefined when it has no end. */
export function lastTaken(takenHead: TakenHead): string | undefined {
  const end = firstMonthWithout(takenHead);
  const last = end === undefined ? undefined : monthBefore(end);
  return last === undefined || (takenHead.through !== undefined && takenHead.through < last)
    ? takenHead.through
    : last;
}

/**
 * The end that took away a month for which a payment had charged a head before: the money belongs to the family (D73).
 * @param chargedRevision the revision of the student on which the month was charged
 */
export const endAfter = (
  taken: readonly TakenHead[] | undefined,
  { head, month }: { readonly head: string; readonly month: string },
  chargedRevision: number,
): End | undefined =>
  taken
    ?.filter((one) => one.head === head && wasMeantFor(one, month))
    .flatMap(({ ends = [] }) => ends)
    .find(
      ({ from, at, revision }) => from <= month && schoolMonth(at) < month && revision >= chargedRevision,
    );

/** The first revision of a student from which a passed month stays as it is, by the heads that were ended before it. */
export const firstSettledRevision = (taken: readonly TakenHead[] | undefined, month: string): number =>
  Math.max(
    0,
    ...(taken ?? [])
      .flatMap(({ ends = [] }) => ends)
      .map(({ at, revision }) => (schoolMonth(at) < month ? revision + 1 : 0)),
  );

/** The account that takes or ends a head, the moment, and the revision of the student. */
interface TakingContext extends Decider {
  readonly revision: number;
  /** For a new student, the first month that is charged, for which nothing is owed yet; this month when missing. */
  readonly openFrom?: string | undefined;
}

const withEnd = (takenHead: TakenHead, from: string, context: TakingContext): TakenHead => ({
  ...takenHead,
  ends: [
    ...(takenHead.ends ?? []),
    { from, by: context.by, byId: context.byId, at: context.at, revision: context.revision },
  ],
});

/** Whether a head was taken exactly as asked for, and not ended since: asking again changes nothing. */
export const isTakenAsAsked = (
  { head, stop, from, through }: Omit<TakeHead, 'studentID'>,
  taken: readonly TakenHead[] = [],
): boolean =>
  taken.some(
    (one) =>
      one.head === head && one.stop === stop && one.from === from && one.through === through && !one.ends,
  );

/** The fields that decide whether a student may take a head. */
interface Taker extends BranchTerms {
  readonly heads?: readonly TakenHead[] | undefined;
}

/**
 * The heads of a student with one more (D78): from this month or a later one, as passed months keep what was owed for them (D45),
 * and a head that the student's branch has in its first month (D70). Asking again changes nothing. A head the student already had
 * ends with it, so that a change of the bus stop is one write.
 */
export function takeHead(
  student: Taker,
  { studentID: _, head: headName, stop, from, through }: TakeHead,
  heads: readonly OwnHead[],
  id: string,
  context: TakingContext,
): Outcome<readonly TakenHead[], 'head-not-offered' | 'month-passed' | 'stop-not-offered'> {
  const head = headOf(heads, headName);
  if (head?.takers !== 'chosen' || !isOfBranch(head, branchIn(from, student)) || !isOpenIn(head, from))
    return refuse('head-not-offered', 'head');
  if (from < (context.openFrom ?? schoolMonth(context.at))) return refuse('month-passed', 'from');
  if (isTakenAsAsked({ head: headName, stop, from, through }, student.heads))
    return accept(student.heads ?? []);
  const isOffered = stopsOf(head, from).some(({ name }) => name === stop);
  if (head.price === 'stop' ? !isOffered : stop !== undefined) return refuse('stop-not-offered', 'stop');
  const takenHead: TakenHead = {
    id,
    head: headName,
    ...(stop === undefined ? {} : { stop }),
    from,
    ...(through === undefined ? {} : { through }),
    takenBy: context.by,
    takenById: context.byId,
    takenAt: context.at,
  };
  const previousHeads = (student.heads ?? []).map((one) =>
    one.head === headName && isTakenFrom(one, from) ? withEnd(one, from, context) : one,
  );
  return accept([...previousHeads, takenHead]);
}

/** The heads of a student with one ended from a month on that has not passed (D45, D78). Asking again changes nothing. */
export function endHead(
  taken: readonly TakenHead[],
  { id, from }: EndHead,
  context: TakingContext,
): Outcome<readonly TakenHead[], 'head-not-taken' | 'month-passed'> {
  const takenHead = taken.find((one) => one.id === id);
  if (!takenHead || !isTakenFrom(takenHead, schoolMonth(context.at))) return refuse('head-not-taken', 'id');
  if (from < schoolMonth(context.at)) return refuse('month-passed', 'from');
  if (takenHead.ends?.at(-1)?.from === from) return accept(taken);
  return accept(taken.map((one) => (one === takenHead ? withEnd(one, from, context) : one)));
}

/** The heads of a student with all takings of one head ended, from a month on that has not passed (D45, D78). */
export function endHeads(
  taken: readonly TakenHead[],
  { head, from }: Pick<TakeHead, 'head' | 'from'>,
  context: TakingContext,
): Outcome<readonly TakenHead[], 'head-not-taken' | 'month-passed'> {
  const isToEnd = (takenHead: TakenHead) => takenHead.head === head && isTakenFrom(takenHead, from);
  if (!taken.some(isToEnd)) return refuse('head-not-taken', 'head');
  if (from < schoolMonth(context.at)) return refuse('month-passed', 'from');
  return accept(taken.map((one) => (isToEnd(one) ? withEnd(one, from, context) : one)));
}
