import type { FeeClass } from './fee-table';
import type { Board, Medium } from './options';
import type { StandingConcession } from './standing-concession';

/** A time in which a student was not at the school, from leaving it to coming back. */
export interface Away {
  readonly leftAt: Date;
  readonly returnedAt: Date;
}

/** What the ledger's rules need to know of a student. */
export interface FeePayer extends FeeClass {
  readonly studentID: string;
  readonly medium: Medium;
  readonly boardType: Board;
  /** The first month that is charged, `yyyy-mm` (D44). */
  readonly feesFrom: string;
  /** What the student need not pay of each month, in the order in which it was given (D48). */
  readonly concessions?: readonly StandingConcession[] | undefined;
  /** When the student left; that month is the last one charged (D44). */
  readonly leftAt?: Date | undefined;
  /** When the student was away before; nothing is charged for the months between leaving and coming back (D44). */
  readonly away?: readonly Away[] | undefined;
}
