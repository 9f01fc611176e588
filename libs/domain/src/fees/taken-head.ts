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

/** That a student has a head no longer, and from which month on. */
const endSchema = z.object({
  from: z.string(),
  by: z.string(),
  byId: z.string(),
  at: moment,
  /** The last revision of the student that had it: months to come that were charged by it are taken back (D73). */
  revision: z.int(),
});

type End = Readonly<z.output<typeof endSchema>>;

/**
 * That a student has taken a head from a month on, as it is stored with the student and answered (D78). Never removed: one that
 * is over is ended, so that what was charged for it stays explained.
 */
export const takenHeadSchema = namedObject('TakenHead', {
  id: z.string(),
  head: choiceAsStored<SchoolHead>(['school:Bus']),
  /** Which of its choices, where it has any. */
  stop: z.optional(z.string()),
  /** The first month, and the last; without end when left out. `yyyy-mm`. */
  from: z.string(),
  through: z.optional(z.string()),
  takenBy: z.string(),
  takenById: z.string(),
  takenAt: moment,
  /** When it was ended, or changed for another choice, as it was said: it may be ended earlier than was said first. */
  ends: z.optional(z.array(endSchema)),
});

export type TakenHead = Readonly<z.output<typeof takenHeadSchema>>;

/** Taken heads as a call carries them as the ones the rules count with. */
export const takenHeadsOf = (taken: readonly z.input<typeof takenHeadSchema>[]): TakenHead[] =>
  taken.map((one) => z.decode(takenHeadSchema, one));

/** The last month, where there is one. */
export const lastMonth = emptyable(
  z.string({ error: says('text') }).check(z.refine((text) => text === '' || isMonth(text), says('month'))),
);

/** What is said of a head that is taken, whoever takes it. */
export const headTakingFields = {
  head: schoolHeadText,
  stop: emptyable(z.string({ error: says('text') })),
  from: monthText(),
  through: lastMonth,
};

/** The last month is none before the first. */
export const throughNotBeforeFrom = () =>
  z.refine<{ readonly from: string; readonly through?: string | undefined }>(
    ({ from, through }) => through === undefined || through >= from,
    { path: ['through'], message: says('throughBeforeFrom') },
  );

/** Taking a head, or changing the choice of one that was taken (D78). */
export const takeHeadSchema = requestObject(
  'TakeHead',
  { studentID: studentIdText, ...headTakingFields },
  throughNotBeforeFrom(),
);

export type TakeHead = z.output<typeof takeHeadSchema>;

/** Ending one that was taken (D78). */
export const endHeadSchema = requestObject('EndHead', {
  studentID: studentIdText,
  id: requiredText({ max: 40 }),
  from: monthText(),
});

export type EndHead = z.output<typeof endHeadSchema>;

/** Whether a student had been given it for a month, whatever was said later. */
const wasMeantFor = ({ from, through }: TakenHead, month: string) =>
  from <= month && (through === undefined || month <= through);

/** The first month in which it is had no longer, if there is one. */
export const endedFrom = ({ ends = [] }: TakenHead): string | undefined =>
  ends.map(({ from }) => from).sort()[0];

/** What a student has taken of a head in a month. */
export const takenIn = (
  taken: readonly TakenHead[] | undefined,
  head: SchoolHead,
  month: string,
): TakenHead | undefined =>
  taken?.findLast((one) => {
    const end = endedFrom(one);
    return one.head === head && wasMeantFor(one, month) && (end === undefined || month < end);
  });

/** Whether it may be charged from a month on, and so can be ended. */
export function isTakenFrom(one: TakenHead, month: string): boolean {
  const end = endedFrom(one);
  const lasts = one.through === undefined || one.through >= month;
  return lasts && (end === undefined || (end > month && end > one.from));
}

/** The last month in which it is had, `yyyy-mm`; without end when undefined. */
export function lastTaken(one: TakenHead): string | undefined {
  const end = endedFrom(one);
  const last = end === undefined ? undefined : monthBefore(end);
  return last === undefined || (one.through !== undefined && one.through < last) ? one.through : last;
}

/**
 * The end that took away a month for which a payment had charged a head before: what was paid is the family's (D73).
 * @param made the revision of the student on which the month was charged
 */
export const endAfter = (
  taken: readonly TakenHead[] | undefined,
  { head, month }: { readonly head: string; readonly month: string },
  made: number,
): End | undefined =>
  taken
    ?.filter((one) => one.head === head && wasMeantFor(one, month))
    .flatMap(({ ends = [] }) => ends)
    .find(({ from, at, revision }) => from <= month && schoolMonth(at) < month && revision >= made);

/** The revision of a student from which on a month that has passed stands as it is, by the heads that were ended before it. */
export const settledSince = (taken: readonly TakenHead[] | undefined, month: string): number =>
  Math.max(
    0,
    ...(taken ?? [])
      .flatMap(({ ends = [] }) => ends)
      .map(({ at, revision }) => (schoolMonth(at) < month ? revision + 1 : 0)),
  );

/** Who takes or ends it, when, and on which revision of the student. */
interface Desk extends Decider {
  readonly revision: number;
  /** Of who is new, the first month that is charged: nothing is owed for it yet. This month where it is left out. */
  readonly openFrom?: string | undefined;
}

const ended = (one: TakenHead, from: string, end: Desk): TakenHead => ({
  ...one,
  ends: [...(one.ends ?? []), { from, by: end.by, byId: end.byId, at: end.at, revision: end.revision }],
});

/** Whether what is asked for has been taken just so, and not ended since: asked for again, nothing changes. */
export const isTaken = (
  { head, stop, from, through }: Omit<TakeHead, 'studentID'>,
  taken: readonly TakenHead[] = [],
): boolean =>
  taken.some(
    (one) =>
      one.head === head && one.stop === stop && one.from === from && one.through === through && !one.ends,
  );

/** What decides whether a student may take a head. */
interface Taker extends BranchTerms {
  readonly heads?: readonly TakenHead[] | undefined;
}

/**
 * What a student has taken, with one more (D78): from this month or one to come, as months that passed keep what they were owed
 * at (D45), and of a head that the student's branch has in its first month (D70). Asked for again, nothing changes. What the student had of the same head ends with it, so that a change of the bus stop is one write.
 */
export function takeHead(
  student: Taker,
  { studentID: _, head: wanted, stop, from, through }: TakeHead,
  heads: readonly OwnHead[],
  id: string,
  desk: Desk,
): Outcome<readonly TakenHead[], 'head-not-offered' | 'month-passed' | 'stop-not-offered'> {
  const head = headOf(heads, wanted);
  if (head?.takers !== 'chosen' || !isOfBranch(head, branchIn(from, student)) || !isOpenIn(head, from))
    return refuse('head-not-offered', 'head');
  if (from < (desk.openFrom ?? schoolMonth(desk.at))) return refuse('month-passed', 'from');
  if (isTaken({ head: wanted, stop, from, through }, student.heads)) return accept(student.heads ?? []);
  const isOffered = stopsOf(head, from).some(({ name }) => name === stop);
  if (head.price === 'stop' ? !isOffered : stop !== undefined) return refuse('stop-not-offered', 'stop');
  const taken: TakenHead = {
    id,
    head: wanted,
    ...(stop === undefined ? {} : { stop }),
    from,
    ...(through === undefined ? {} : { through }),
    takenBy: desk.by,
    takenById: desk.byId,
    takenAt: desk.at,
  };
  const before = (student.heads ?? []).map((one) =>
    one.head === wanted && isTakenFrom(one, from) ? ended(one, from, desk) : one,
  );
  return accept([...before, taken]);
}

/** What a student has taken, with one of it ended from a month on that has not passed (D45, D78). Asked for again, nothing changes. */
export function endHead(
  taken: readonly TakenHead[],
  { id, from }: EndHead,
  desk: Desk,
): Outcome<readonly TakenHead[], 'head-not-taken' | 'month-passed'> {
  const wanted = taken.find((one) => one.id === id);
  if (!wanted || !isTakenFrom(wanted, schoolMonth(desk.at))) return refuse('head-not-taken', 'id');
  if (from < schoolMonth(desk.at)) return refuse('month-passed', 'from');
  if (wanted.ends?.at(-1)?.from === from) return accept(taken);
  return accept(taken.map((one) => (one === wanted ? ended(one, from, desk) : one)));
}

/** What a student has taken, with all of a head ended that reaches into a month that has not passed, in one (D45, D78). */
export function endHeads(
  taken: readonly TakenHead[],
  { head, from }: Pick<TakeHead, 'head' | 'from'>,
  desk: Desk,
): Outcome<readonly TakenHead[], 'head-not-taken' | 'month-passed'> {
  const isMeant = (one: TakenHead) => one.head === head && isTakenFrom(one, from);
  if (!taken.some(isMeant)) return refuse('head-not-taken', 'head');
  if (from < schoolMonth(desk.at)) return refuse('month-passed', 'from');
  return accept(taken.map((one) => (isMeant(one) ? ended(one, from, desk) : one)));
}
