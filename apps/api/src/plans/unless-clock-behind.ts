import type { Outcome } from '@school/domain';
import { orRefuse } from '../common/refusal';

/**
 * The outcome of a row of a plan. A clock that is behind would refuse every row: no outcome is stored then, and the plan is run
 * again once the clock is right.
 * @throws Problem 409 when the clock is behind
 */
export function unlessClockBehind<Value>(done: Outcome<Value>): Outcome<Value> {
  if (!done.ok && done.code === 'clock-behind') orRefuse(done);
  return done;
}
