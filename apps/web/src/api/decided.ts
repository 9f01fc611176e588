import type { Outcome } from './use-change';

/**
 * The statuses of refusals given before the server looks at the change: not signed in, no right to it, too slow, too many. They
 * say nothing about an earlier request whose answer was lost.
 */
const UNSEEN: readonly number[] = [401, 403, 408, 429];

/** Whether the server has decided about the change. A lost answer or a server in trouble leaves that open. */
export const hasServerDecided = (outcome: Outcome<unknown>) =>
  outcome.ok ||
  (outcome.error.status >= 400 && outcome.error.status < 500 && !UNSEEN.includes(outcome.error.status));
