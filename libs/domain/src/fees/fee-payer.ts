import {
  lastDayOf,
  monthOfDay,
  schoolCode,
  schoolMonth,
  sessionAt,
  sessionName,
  type SchoolCode,
} from '../school';
import type { Board, Medium, Section } from '../values';
import type { ClassMove } from './class-move';
import type { FeeClass } from './fee-table';
import type { StandingConcession } from './standing-concession';
import type { TakenHead } from './taken-head';

/** The terms that decide what a student pays, and to which branch. */
export interface FeeTerms extends FeeClass {
  readonly medium: Medium;
  readonly boardType: Board;
  /** The session for which the class was given, `2026-27`: class 12 is charged for no later one (D74). */
  readonly classSession?: string | undefined;
  /** True when the student goes at the end of that session, whatever the class; no later one is charged either (D74). */
  readonly passesOut?: boolean | undefined;
}

/** Terms that applied until some of them changed, or until the student left or came back (D45, D73). */
export interface FormerTerms extends FeeTerms {
  /** The day of the change; its month is charged by the terms that follow. */
  readonly until: Date;
  /** The last revision of the student with these terms. */
  readonly revision: number;
  /** The first day of an absence from the school, if the student was away under these terms. */
  readonly leftAt?: Date | undefined;
  /** When the change was decided, if the next terms begin with a whole month; that month is then taken back too (D70, D73). */
  readonly decidedAt?: Date | undefined;
  /** The section at that time and what became of the student, if the end of a session ended the terms (D70). */
  readonly section?: Section | undefined;
  readonly move?: ClassMove | undefined;
}

/** The facts about a student that the rules of the ledger need. */
export interface FeePayer extends FeeTerms {
  readonly studentID: string;
  /** The first month that is charged, `yyyy-mm` (D44). */
  readonly feesFrom: string;
  /** Counts the changes of the student. */
  readonly revision?: number | undefined;
  /** The earlier terms, oldest first. */
  readonly former?: readonly FormerTerms[] | undefined;
  /** The standing concessions on each month, in the order in which they were given (D48). */
  readonly concessions?: readonly StandingConcession[] | undefined;
  /** The heads of the school that the student has taken, in the order in which they were taken (D78). */
  readonly heads?: readonly TakenHead[] | undefined;
  /** When the student left; that month is the last one charged (D44, D74). */
  readonly leftAt?: Date | undefined;
}

/** Converts the current terms to former ones; from the month of `until` on other terms apply. */
export const formerTerms = (
  { class: schoolClass, stream, medium, boardType, classSession, passesOut, leftAt, revision = 0 }: FeePayer,
  until: Date,
): FormerTerms => ({
  class: schoolClass,
  ...(stream === undefined ? {} : { stream }),
  medium,
  boardType,
  ...(classSession === undefined ? {} : { classSession }),
  ...(passesOut === true ? { passesOut } : {}),
  ...(leftAt === undefined ? {} : { leftAt }),
  until,
  revision,
});

/** The fields that decide to which branch a student belongs in a month. */
export type BranchTerms = Pick<FeePayer, 'medium' | 'boardType' | 'classSession' | 'leftAt' | 'former'>;

/** The number of terms that no longer apply in a month; a change for a past day replaces all terms after that day. */
const endedCount = (month: string, { former = [] }: Pick<FeePayer, 'former'>): number =>
  former.findLastIndex(({ until }) => month >= schoolMonth(until)) + 1;

/** The terms that apply in a month; the month in which terms change already belongs to the next ones (D45). */
export const termsIn = <Student extends Pick<FeePayer, 'former'>>(
  month: string,
  student: Student,
): Student | FormerTerms => student.former?.[endedCount(month, student)] ?? student;

/** The session in which a student sits, at most the one asked for: nobody goes into a session after that of the leaving (D70). */
export function sessionAttended(session: string, { leftAt }: Pick<FeePayer, 'leftAt'>): string {
  const last = leftAt === undefined ? session : sessionAt(leftAt);
  return last < session ? last : session;
}

/** The terms of a student in a session; undefined if the current ones are for a later session and no earlier ones are known. */
export function termsOfSession<Terms extends Pick<FormerTerms, 'classSession'>>(
  session: string,
  student: Terms & Pick<FeePayer, 'leftAt'> & { readonly former?: readonly Terms[] | undefined },
): Terms | undefined {
  const attended = sessionAttended(session, student);
  const hasBegun = ({ classSession = '' }: Pick<FormerTerms, 'classSession'>) => classSession <= attended;
  return hasBegun(student) ? student : student.former?.findLast(hasBegun);
}

/**
 * The terms of a student in the current or a later month, `yyyy-mm`: terms that were given for the next session, and corrected
 * before it, do not apply before it begins, and never to a student who left before then (D70).
 */
export const termsFromNow = <Student extends BranchTerms>(
  month: string,
  student: Student,
): Student | FormerTerms => termsOfSession<Student | FormerTerms>(sessionName(month), student) ?? student;

/** The branch of a student in the current or a later month: its receipts, account and heads are the student's (D70). */
export const branchIn = (month: string, student: BranchTerms): SchoolCode =>
  schoolCode(termsFromNow(month, student));

/** The branch of a student at the end of a session, or on leaving before it; the class may be of an earlier session by then. */
export function branchAtEndOf(session: string, student: BranchTerms): SchoolCode {
  const lastMonth = monthOfDay(lastDayOf(session));
  const terms = termsIn(lastMonth, student);
  // A class that was given for the next session never begins for a student who left before it (D70).
  return terms.leftAt === undefined
    ? schoolCode(terms)
    : branchIn(lastMonth, { ...terms, former: student.former });
}
