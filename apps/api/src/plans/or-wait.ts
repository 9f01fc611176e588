import type { Outcome } from '@school/domain';
import { orRefuse } from '../common/refusal';

/**
 * What became of a row of a plan. What a clock that is behind refuses is refused of every row: none of them is done with, and the
 * plan is run again once it is right.
 * @throws Problem 409 then
 */
export function orWait<Value>(done: Outcome<Value>): Outcome<Value> {
  if (!done.ok && done.code === 'clock-behind') orRefuse(done);
  return done;
}
