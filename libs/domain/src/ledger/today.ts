import type { FeeTable, OwnHead } from '../fees';

/** What the rules need to know of the school at a moment. */
export interface Today {
  readonly at: Date;
  /** The versions of the fee table that were added to the specified one, in that order (D45). */
  readonly feeTables: readonly FeeTable[];
  /** The heads that the school has added, in that order (D78). */
  readonly heads: readonly OwnHead[];
}

/** What the rules need to know of the school to say what a month costs. */
export type Prices = Omit<Today, 'at'>;
