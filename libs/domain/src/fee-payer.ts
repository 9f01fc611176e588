import type { FeeClass } from './fee-table';
import type { Board, Medium } from './options';
import type { StandingConcession } from './standing-concession';

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
}
