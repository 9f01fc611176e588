import type { Outcome } from './use-change';

/**
 * Refusals that are given before the change is looked at: not signed in, no right to it, too slow, too many. They say nothing of
 * one that was sent before and whose answer was lost.
 */
const UNSEEN: readonly number[] = [401, 403, 408, 429];

/** Has the server said what becomes of it? A lost answer and a server in trouble leave that open too. */
export const isDecided = (outcome: Outcome<unknown>) =>
  outcome.ok ||
  (outcome.error.status >= 400 && outcome.error.status < 500 && !UNSEEN.includes(outcome.error.status));
