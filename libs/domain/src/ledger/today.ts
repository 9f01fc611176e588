import type { FeeTable, OwnHead } from '../fees';

/** The facts about the school at a moment that the rules need. */
export interface Today {
  readonly at: Date;
  /** The versions of the fee table that were added to the specified one, in order (D45). */
  readonly feeTables: readonly FeeTable[];
  /** The heads that the school has added, in order (D78). */
  readonly heads: readonly OwnHead[];
}

/** The facts about the school that the rules need to work out the cost of a month. */
export type Prices = Omit<Today, 'at'>;
