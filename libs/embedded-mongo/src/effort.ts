import { unsupported } from './errors';

/**
 * What one step of a command may cost, in comparisons of simple values or what takes as long: some seconds. Inside of a
 * step nothing can give others their turn, and one document can be large and a query long.
 */
const mostInStep = 100_000_000;

/** So much is done in less time than a turn has. */
const muchInStep = 50_000;

/** All work is done by one thread, a step after the other. */
let spent = 0;

/** A step begins: others had their turn. */
export function beginStep(): void {
  spent = 0;
}

/** Whether others should have their turn, where that is possible. */
export const isTiring = (): boolean => spent > muchInStep;

/**
 * Counts work whose amount a query and a document decide together.
 *
 * @throws CommandError 238 when it is more than a step may cost
 */
export function spend(units: number): void {
  spent += units;
  if (spent > mostInStep)
    throw unsupported(
      `more than ${mostInStep} comparisons at once`,
      'ask for less, or keep smaller documents',
    );
}
