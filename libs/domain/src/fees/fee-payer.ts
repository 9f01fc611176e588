import type { Board, Medium } from '../values';
import type { FeeClass } from './fee-table';
import type { StandingConcession } from './standing-concession';
import type { TakenHead } from './taken-head';

/** What decides what a student pays, and of which branch. */
export interface FeeTerms extends FeeClass {
  readonly medium: Medium;
  readonly boardType: Board;
  /** The session for which the class was given, `2026-27`: class 12 is charged for no later one (D74). */
  readonly classSession?: string | undefined;
}

/** Terms that held until something of them changed, the student left, or came back (D45, D73). */
export interface FormerTerms extends FeeTerms {
  /** The day of the change: the month in which it lies is charged by what came after. */
  readonly until: Date;
  /** The last revision of the student that had them. */
  readonly revision: number;
  /** The student was away under them, from this day on. */
  readonly leftAt?: Date | undefined;
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
  { class: schoolClass, stream, medium, boardType, classSession, leftAt, revision = 0 }: FeePayer,
  until: Date,
): FormerTerms => ({
  class: schoolClass,
  ...(stream === undefined ? {} : { stream }),
  medium,
  boardType,
  ...(classSession === undefined ? {} : { classSession }),
  ...(leftAt === undefined ? {} : { leftAt }),
  until,
  revision,
});
