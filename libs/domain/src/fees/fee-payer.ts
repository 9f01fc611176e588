import { schoolCode, schoolMonth, sessionAt, sessionName, type SchoolCode } from '../school';
import type { Board, Medium, Section } from '../values';
import type { ClassMove } from './class-move';
import type { FeeClass } from './fee-table';
import type { StandingConcession } from './standing-concession';
import type { TakenHead } from './taken-head';

/** What decides what a student pays, and of which branch. */
export interface FeeTerms extends FeeClass {
  readonly medium: Medium;
  readonly boardType: Board;
  /** The session for which the class was given, `2026-27`: class 12 is charged for no later one (D74). */
  readonly classSession?: string | undefined;
  /** Goes when that session is over, whatever the class; charged for no later one either (D74). */
  readonly passesOut?: boolean | undefined;
}

/** Terms that held until something of them changed, the student left, or came back (D45, D73). */
export interface FormerTerms extends FeeTerms {
  /** The day of the change: the month in which it lies is charged by what came after. */
  readonly until: Date;
  /** The last revision of the student that had them. */
  readonly revision: number;
  /** The student was away under them, from this day on. */
  readonly leftAt?: Date | undefined;
  /** When it was decided, where what comes after begins with a whole month: that month is then taken back too (D70, D73). */
  readonly decidedAt?: Date | undefined;
  /** The section of that time, where the end of a session ended them, and what became of the student (D70). */
  readonly section?: Section | undefined;
  readonly move?: ClassMove | undefined;
}

/** What the ledger's rules need to know of a student. */
export interface FeePayer extends FeeTerms {
  readonly studentID: string;
  /** The first month that is charged, `yyyy-mm` (D44). */
  readonly feesFrom: string;
  /** Counts the changes of the student. */
  readonly revision?: number | undefined;
  /** What held before, oldest first. */
  readonly former?: readonly FormerTerms[] | undefined;
  /** What the student need not pay of each month, in the order in which it was given (D48). */
  readonly concessions?: readonly StandingConcession[] | undefined;
  /** Which heads of the school the student has taken, in the order in which they were (D78). */
  readonly heads?: readonly TakenHead[] | undefined;
  /** When the student left; that month is the last one charged (D44, D74). */
  readonly leftAt?: Date | undefined;
}

/** The terms as they are kept once they no longer hold: from the month of `until` on others do. */
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

/** What decides of which branch a student is in a month. */
export type BranchTerms = Pick<FeePayer, 'medium' | 'boardType' | 'classSession' | 'leftAt' | 'former'>;

/** How many terms no longer hold in a month; who changes them for a day that has passed changes them for all that came after. */
const endedBy = (month: string, { former = [] }: Pick<FeePayer, 'former'>): number =>
  former.findLastIndex(({ until }) => month >= schoolMonth(until)) + 1;

/** The terms that hold in a month: the day on which they change lies in the first month of the next (D45). */
export const termsIn = <Student extends Pick<FeePayer, 'former'>>(
  month: string,
  student: Student,
): Student | FormerTerms => student.former?.[endedBy(month, student)] ?? student;

/** The session in which a student sits, in one that is asked for: whoever left goes on into none after that of the leaving (D70). */
export function sessionHere(session: string, { leftAt }: Pick<FeePayer, 'leftAt'>): string {
  const last = leftAt === undefined ? session : sessionAt(leftAt);
  return last < session ? last : session;
}

/** The terms under which a student is in the school in a session; nothing where those of now are for a later one, and none before are known. */
export function termsOfSession<Terms extends Pick<FormerTerms, 'classSession'>>(
  session: string,
  student: Terms & Pick<FeePayer, 'leftAt'> & { readonly former?: readonly Terms[] | undefined },
): Terms | undefined {
  const here = sessionHere(session, student);
  const isOf = ({ classSession = '' }: Pick<FormerTerms, 'classSession'>) => classSession <= here;
  return isOf(student) ? student : student.former?.findLast(isOf);
}

/**
 * The terms under which a student is in the school in a month, `yyyy-mm`, that is or is to come: those that were given for the
 * session to come, and corrected before it, are nobody's before then, and never those of who left before then (D70).
 */
export const termsHere = <Student extends BranchTerms>(
  month: string,
  student: Student,
): Student | FormerTerms => termsOfSession<Student | FormerTerms>(sessionName(month), student) ?? student;

/** The branch that a student is of in such a month: whose receipts, account and heads are the student's (D70). */
export const branchIn = (month: string, student: BranchTerms): SchoolCode =>
  schoolCode(termsHere(month, student));
