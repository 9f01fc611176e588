import type { ChildProcess } from 'node:child_process';

/**
 * Asks a process every second whether its event loop turns. What counts is questions without an answer and not the
 * time: while this process itself stands still, or the machine sleeps, no question is asked.
 *
 * @param seconds after how many unanswered questions it counts as hung
 * @returns what ends the watch
 */
export function watchForStall(seconds: number, child: ChildProcess, onStall: () => void): () => void {
  let unanswered = 0;
  child.on('message', (message) => {
    if (message === 'pong') unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= seconds) onStall();
    unanswered += 1;
    if (child.connected) child.send('ping', () => undefined);
  }, 1000);
  return () => clearInterval(timer);
}
