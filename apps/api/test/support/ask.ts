import { setTimeout as pause } from 'node:timers/promises';
import type { TestOffice } from './office';

/** An office to call, in this process or in one of its own. */
export type Called = Pick<TestOffice, 'call' | 'admin' | 'url'>;

/** Returns the office's answer to its administrator. @throws when the office refuses */
export async function ask<Body>(office: Called, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await office.call<Body>(method, path, body, { token: office.admin });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

interface Plan {
  readonly state: string;
}

/** Waits for the end of a background run. */
export async function ended<Run extends Plan>(look: () => Promise<Run>): Promise<Run> {
  for (;;) {
    const now = await look();
    if (now.state !== 'running') return now;
    await pause(50);
  }
}

/** Starts a plan's run if it has not begun, and waits for its end. */
export async function runToItsEnd<Run extends Plan>(
  look: () => Promise<Run>,
  start: () => Promise<unknown>,
): Promise<Run> {
  if ((await look()).state === 'preview') await start();
  return ended(look);
}
