import * as z from 'zod/mini';
import {
  accept,
  choice,
  namedObject,
  type Outcome,
  refuse,
  requestObject,
  requiredText,
  says,
  schoolHeadText,
  studentIdText,
} from '../rules';
import { monthText, schoolMonth } from '../school';
import {
  choiceAsStored,
  concessionKinds,
  concessionUnits,
  hundredths,
  moment,
  paise,
  parseRupees,
  type ConcessionKind,
  type Paise,
  type SchoolHead,
} from '../values';
import type { Decider } from './class-move';
import { branchIn, type BranchTerms } from './fee-payer';
import { headOf, isOfBranch, isOpenIn, type OwnHead } from './school-head';
import { lastMonth, throughNotBeforeFrom } from './taken-head';

/**
 * What a student need not pay of each month, as it is stored with the student and answered (D48). Never removed: one that
 * was wrong, or is over, is ended.
 */
export const standingConcessionSchema = namedObject('StandingConcession', {
  id: z.string(),
  concession: choiceAsStored(concessionKinds),
  unit: choiceAsStored(concessionUnits),
  /** Of which head of the school it is; of the monthly fee when left out (D78). */
  head: z.optional(choiceAsStored<SchoolHead>(['school:Bus'])),
  /** Rupees a month or per cent of the month's fee, as the unit says. */
  value: hundredths,
  /** The first month that it lowers, and the last; without end when left out. `yyyy-mm`. */
  from: z.string(),
  through: z.optional(z.string()),
  reason: z.string(),
  givenBy: z.string(),
  givenById: z.string(),
  givenAt: moment,
  /** The first month that it no longer lowers, once it was ended. */
  endedFrom: z.optional(z.string()),
  endReason: z.optional(z.string()),
  endedBy: z.optional(z.string()),
  endedById: z.optional(z.string()),
  endedAt: z.optional(moment),
});

export type StandingConcession = Readonly<z.output<typeof standingConcessionSchema>>;

/** Concessions as a call carries them as the ones the rules count with. */
export const standingConcessionsOf = (
  concessions: readonly z.input<typeof standingConcessionSchema>[],
): StandingConcession[] => concessions.map((one) => z.decode(standingConcessionSchema, one));

/** What one concession took off the fee of a month. Paise. */
export interface TakenOff {
  readonly concession: ConcessionKind;
  readonly amount: Paise;
}

const WHOLE = 100_00;

/** Rupees or per cent, above zero with at most two decimals; hundredths out. */
const howMuch = z.pipe(
  z.union([z.number(), z.string()], { error: says('required') }).register(z.globalRegistry, {
    description: 'Rupees a month, or per cent of the fee, with at most two decimals',
    examples: [25],
  }),
  z.transform((value, { issues }): number => {
    const amount = parseRupees(value);
    if (amount !== undefined && amount > 0) return amount;
    issues.push({ code: 'custom', message: says('howMuch'), input: value });
    return z.NEVER;
  }),
);

/** What is said of a concession that is given, whoever gets it. */
export const concessionFields = {
  concession: choice(concessionKinds),
  unit: choice(concessionUnits),
  head: z.exactOptional(schoolHeadText),
  value: howMuch,
  from: monthText(),
  through: lastMonth,
  reason: requiredText({ min: 3, max: 200 }),
};

/** No more than all of the fee is taken off. */
export const atMostWhole = () =>
  z.refine<{ readonly unit: string; readonly value: number }>(
    ({ unit, value }) => unit !== 'percent' || value <= WHOLE,
    { path: ['value'], message: says('atMostWhole') },
  );

/** Giving a concession for months to come (D48). */
export const newStandingConcessionSchema = requestObject(
  'NewStandingConcession',
  { studentID: studentIdText, ...concessionFields },
  atMostWhole(),
  throughNotBeforeFrom(),
);

export type NewStandingConcession = z.output<typeof newStandingConcessionSchema>;

/** Ending one that was given (D48). */
export const endConcessionSchema = requestObject('EndConcession', {
  studentID: studentIdText,
  id: requiredText({ max: 40 }),
  from: monthText(),
  reason: requiredText({ min: 3, max: 200 }),
});

export type EndConcession = z.output<typeof endConcessionSchema>;

/** Who gives or ends it, and when. */
interface Giver extends Decider {
  /** Of who is new, the first month that is charged. This month where it is left out. */
  readonly openFrom?: string | undefined;
}

/** Whether it lowers what a month costs. */
export const holdsIn = ({ from, through, endedFrom }: StandingConcession, month: string) =>
  from <= month &&
  (through === undefined || month <= through) &&
  (endedFrom === undefined || month < endedFrom);

/** A share is rounded to the whole rupee in favour of the family, for nobody pays paise in cash. */
const shareOf = (fee: Paise, percent: number) => Math.ceil((fee * percent) / (WHOLE * 100)) * 100;

/**
 * What a student's concessions take off the fee of a month, in the order in which they were given, each of the whole fee
 * and all of them together never more than it (D48). Paise.
 * @param head what is charged; the monthly fee when left out (D78)
 */
export function takenOff(
  month: string,
  fee: Paise,
  concessions: readonly StandingConcession[] = [],
  head?: SchoolHead,
): readonly TakenOff[] {
  let left: number = fee;
  const parts: TakenOff[] = [];
  for (const one of concessions.filter((each) => each.head === head && holdsIn(each, month))) {
    const amount = paise(Math.min(left, one.unit === 'percent' ? shareOf(fee, one.value) : one.value));
    if (amount > 0) parts.push({ concession: one.concession, amount });
    left -= amount;
  }
  return parts;
}

/** To whom it is given, in which school. */
interface GivenAt {
  readonly student: BranchTerms;
  readonly heads: readonly OwnHead[];
}

/**
 * The concession that comes of a request; months that passed keep the fee that they were owed at (D45, D48). One on a head of
 * the school alone is of a head that the student's branch has in its first month (D78).
 */
export function standingConcession(
  { studentID: _, through, ...request }: NewStandingConcession,
  id: string,
  { by, byId, at, openFrom = schoolMonth(at) }: Giver,
  { student, heads }: GivenAt,
): Outcome<StandingConcession, 'month-passed' | 'head-not-offered'> {
  if (request.from < openFrom) return refuse('month-passed', 'from');
  const head = request.head === undefined ? undefined : headOf(heads, request.head);
  const isOffered = head && isOpenIn(head, request.from) && isOfBranch(head, branchIn(request.from, student));
  if (request.head !== undefined && !isOffered) return refuse('head-not-offered', 'head');
  const given = { id, ...request, givenBy: by, givenById: byId, givenAt: at };
  return accept(through === undefined ? given : { ...given, through });
}

/** Whether it may lower a month from this one on, and so can be ended, or ended earlier than was said. */
export const isRunning = ({ from, through, endedFrom }: StandingConcession, month: string): boolean =>
  (through === undefined || through >= month) &&
  (endedFrom === undefined || (endedFrom > month && endedFrom > from));

/**
 * A student's concessions with one of them ended, from a month on that has not passed (D45, D48). Where it was ended so by the
 * same account before, they are what they were.
 */
export function endConcession(
  concessions: readonly StandingConcession[],
  { id, from, reason }: EndConcession,
  { by, byId, at }: Giver,
): Outcome<readonly StandingConcession[], 'concession-not-found' | 'concession-over' | 'month-passed'> {
  const wanted = concessions.find((one) => one.id === id);
  if (!wanted) return refuse('concession-not-found', 'id');
  const isSaid = wanted.endedFrom === from && wanted.endReason === reason && wanted.endedById === byId;
  if (isSaid) return accept(concessions);
  const isOver = wanted.endedFrom !== undefined && wanted.endedFrom <= from;
  if (isOver || !isRunning(wanted, schoolMonth(at))) return refuse('concession-over', 'id');
  if (from < schoolMonth(at)) return refuse('month-passed', 'from');
  const end = { endedFrom: from, endReason: reason, endedBy: by, endedById: byId, endedAt: at };
  return accept(concessions.map((one) => (one === wanted ? { ...one, ...end } : one)));
}
