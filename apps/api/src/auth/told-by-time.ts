import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the write that is made only for a known login id, in milliseconds. */
const ANSWER_AFTER = 250;

/** Does work that only a known login id needs, without the duration showing whether it was known (D11). */
export async function notToldByTime(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.all([work, sleep(ANSWER_AFTER)]);
}
