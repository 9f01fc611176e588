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
 * A reduction of a student's fee in each month, as it is stored with the student and answered (D48). Never removed: a concession
 * that was wrong, or is over, is ended.
 */
export const standingConcessionSchema = namedObject('StandingConcession', {
  id: z.string(),
  concession: choiceAsStored(concessionKinds),
  unit: choiceAsStored(concessionUnits),
  /** The head of the school that it lowers; the monthly fee when missing (D78). */
  head: z.optional(choiceAsStored<SchoolHead>(['school:Bus'])),
  /** Rupees a month, or per cent of the month's fee, depending on the unit. */
  value: hundredths,
  /** The first month that it lowers, and the last; without end when that is missing. `yyyy-mm`. */
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

/** Converts concessions from the form of API calls to the form of the rules. */
export const standingConcessionsOf = (
  concessions: readonly z.input<typeof standingConcessionSchema>[],
): StandingConcession[] => concessions.map((one) => z.decode(standingConcessionSchema, one));

/** The amount that one concession took off the fee of a month. Paise. */
export interface TakenOff {
  readonly concession: ConcessionKind;
  readonly amount: Paise;
}

const HUNDRED_PERCENT = 100_00;

/** Rupees or per cent, above zero with at most two decimals; hundredths out. */
const concessionValue = z.pipe(
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

/** The fields of a concession to give, whoever gets it. */
export const concessionFields = {
  concession: choice(concessionKinds),
  unit: choice(concessionUnits),
  head: z.exactOptional(schoolHeadText),
  value: concessionValue,
  from: monthText(),
  through: lastMonth,
  reason: requiredText({ min: 3, max: 200 }),
};

/** Checks that no more than the whole fee is taken off. */
export const atMostWholeFee = () =>
  z.refine<{ readonly unit: string; readonly value: number }>(
    ({ unit, value }) => unit !== 'percent' || value <= HUNDRED_PERCENT,
    { path: ['value'], error: says('atMostWhole') },
  );

/** Gives a concession for months to come (D48). */
export const newStandingConcessionSchema = requestObject(
  'NewStandingConcession',
  { studentID: studentIdText, ...concessionFields },
  atMostWholeFee(),
  throughNotBeforeFrom(),
);

export type NewStandingConcession = z.output<typeof newStandingConcessionSchema>;

/** Ends a concession that was given (D48). */
export const endConcessionSchema = requestObject('EndConcession', {
  studentID: studentIdText,
  id: requiredText({ max: 40 }),
  from: monthText(),
  reason: requiredText({ min: 3, max: 200 }),
});

export type EndConcession = z.output<typeof endConcessionSchema>;

/** The account that gives or ends a concession, and the moment it does so. */
interface Giver extends Decider {
  /** For a new student, the first month that is charged; this month when missing. */
  readonly openFrom?: string | undefined;
}

/** Whether a concession lowers the cost of a month. */
export const isInForce = ({ from, through, endedFrom }: StandingConcession, month: string) =>
  from <= month &&
  (through === undefined || month <= through) &&
  (endedFrom === undefined || month < endedFrom);

/** A share is rounded to the whole rupee in favour of the family, because nobody pays paise in cash. */
const shareOf = (fee: Paise, percent: number) => Math.ceil((fee * percent) / (HUNDRED_PERCENT * 100)) * 100;

/**
 * The amounts that a student's concessions take off the fee of a month, in the order in which they were given; each is a share of
 * the whole fee, and together they never exceed it (D48). Paise.
 * @param head the head that is charged; the monthly fee when missing (D78)
 */
export function concessionAmounts(
  month: string,
  fee: Paise,
  concessions: readonly StandingConcession[] = [],
  head?: SchoolHead,
): readonly TakenOff[] {
  let remaining: number = fee;
  const parts: TakenOff[] = [];
  for (const standing of concessions.filter(
    (concession) => concession.head === head && isInForce(concession, month),
  )) {
    const amount = paise(
      Math.min(remaining, standing.unit === 'percent' ? shareOf(fee, standing.value) : standing.value),
    );
    if (amount > 0) parts.push({ concession: standing.concession, amount });
    remaining -= amount;
  }
  return parts;
}

/** The student who gets a concession, and the heads of the school. */
interface ConcessionContext {
  readonly student: BranchTerms;
  readonly heads: readonly OwnHead[];
}

/**
 * Makes the concession of a request; months that passed keep the fee at which they were owed (D45, D48). A concession on a head
 * of the school needs a head that the student's branch has in its first month (D78).
 */
export function standingConcession(
  { studentID: _, through, ...request }: NewStandingConcession,
  id: string,
  { by, byId, at, openFrom = schoolMonth(at) }: Giver,
  { student, heads }: ConcessionContext,
): Outcome<StandingConcession, 'month-passed' | 'head-not-offered'> {
  if (request.from < openFrom) return refuse('month-passed', 'from');
  const head = request.head === undefined ? undefined : headOf(heads, request.head);
  const isOffered = head && isOpenIn(head, request.from) && isOfBranch(head, branchIn(request.from, student));
  if (request.head !== undefined && !isOffered) return refuse('head-not-offered', 'head');
  const concession = { id, ...request, givenBy: by, givenById: byId, givenAt: at };
  return accept(through === undefined ? concession : { ...concession, through });
}

/** Whether a concession may lower months from this one on, and so can be ended, or ended earlier than before. */
export const isRunning = ({ from, through, endedFrom }: StandingConcession, month: string): boolean =>
  (through === undefined || through >= month) &&
  (endedFrom === undefined || (endedFrom > month && endedFrom > from));

/**
 * A student's concessions with one of them ended, from a month on that has not passed (D45, D48). If the same account has already
 * ended it in this way, nothing changes.
 */
export function endConcession(
  concessions: readonly StandingConcession[],
  { id, from, reason }: EndConcession,
  { by, byId, at }: Giver,
): Outcome<readonly StandingConcession[], 'concession-not-found' | 'concession-over' | 'month-passed'> {
  const concession = concessions.find((one) => one.id === id);
  if (!concession) return refuse('concession-not-found', 'id');
  const isAlreadyEnded =
    concession.endedFrom === from && concession.endReason === reason && concession.endedById === byId;
  if (isAlreadyEnded) return accept(concessions);
  const isOver = concession.endedFrom !== undefined && concession.endedFrom <= from;
  if (isOver || !isRunning(concession, schoolMonth(at))) return refuse('concession-over', 'id');
  if (from < schoolMonth(at)) return refuse('month-passed', 'from');
  const end = { endedFrom: from, endReason: reason, endedBy: by, endedById: byId, endedAt: at };
  return accept(concessions.map((one) => (one === concession ? { ...one, ...end } : one)));
}
