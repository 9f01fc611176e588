import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the write that only a known login id causes, in milliseconds. */
const ANSWER_AFTER = 250;

/** Does what only a known login id asks for; the time that it takes tells nobody whether it was known (D11). */
export async function notToldByTime(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.all([work, sleep(ANSWER_AFTER)]);
}
