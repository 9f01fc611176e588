import { unsupported } from './errors';

/**
 * What one step of a command may cost, in units of some ten nanoseconds: a second. What is made counts as well as what is
 * compared. Inside of a step nothing can give others their turn, and one document can be large and a query long.
 */
const mostInStep = 100_000_000;

/** So much is done in less time than a turn has. */
const muchInStep = 50_000;

/** What is left for the step; without bound where no others wait, as in the restore of a backup. */
let left = Infinity;

/** A step begins: others had their turn. */
export function beginStep(): void {
  left = mostInStep;
}

/** Whether others should have their turn, where that is possible. */
export const isTiring = (): boolean => left < mostInStep - muchInStep;

/** Counts work whose amount a query and a document decide together. @throws CommandError 238 where it is too much */
export function spend(units: number): void {
  left -= units;
  if (left < 0)
    throw unsupported(`a query of so much work on one document`, 'ask for less, or keep smaller documents');
}
