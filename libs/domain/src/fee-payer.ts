import type { FeeClass } from './fee-table';
import type { Board, Medium } from './options';

/** What the ledger's rules need to know of a student. */
export interface FeePayer extends FeeClass {
  readonly studentID: string;
  readonly medium: Medium;
  readonly boardType: Board;
  /** The first month that is charged, `yyyy-mm` (D44). */
  readonly feesFrom: string;
  /** When the student left; that month is the last one charged (D44). */
  readonly leftAt?: Date | undefined;
}
