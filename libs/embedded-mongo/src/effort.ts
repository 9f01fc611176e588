import { unsupported } from './errors';

/**
 * The most effort of one step of a command, in units of some ten nanoseconds: a second. Making values counts as well as comparing
 * them. Within a step others cannot get a turn, and one document can be large and a query long.
 */
const mostInStep = 100_000_000;

/** An effort that takes less time than a turn. */
const muchInStep = 50_000;

/** The effort left for the step; unlimited where nobody waits, as in the restore of a backup. */
let unitsLeft = Infinity;

/** Begins a step, after others had their turn. */
export function beginStep(): void {
  unitsLeft = mostInStep;
}

/** Whether others should get a turn, where that is possible. */
export const isTiring = (): boolean => unitsLeft < mostInStep - muchInStep;

/** Counts work whose amount depends on both the query and the document. @throws CommandError 238 where it is too much */
export function spend(units: number): void {
  unitsLeft -= units;
  if (unitsLeft < 0)
    throw unsupported(`a query of so much work on one document`, 'ask for less, or keep smaller documents');
}
