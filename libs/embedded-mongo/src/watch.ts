import { setImmediate as nextTurn } from 'node:timers/promises';

export interface Watch {
  /** Stops the work: it throws at its next turn, after removing what it had begun. */
  signal?: AbortSignal | undefined;
  /** Called a few times a second with the progress of the work, from 0 to 1. */
  progress?: ((done: number) => void) | undefined;
}

/** How often others, such as a Ctrl-C, get their turn, in milliseconds. */
const sliceTime = 50;

export class Turns {
  private next = 0;

  constructor(private readonly signal: AbortSignal | undefined) {}

  get isDue(): boolean {
    return performance.now() >= this.next;
  }

  async take(): Promise<void> {
    await nextTurn();
    this.signal?.throwIfAborted();
    this.next = performance.now() + sliceTime;
  }
}

/** Shows the progress in the terminal's last line; without a terminal, prints a line per tenth. */
export function showProgress(work: string): (done: number) => void {
  let shown = -1;
  const { stderr } = process;
  return (done) => {
    const step = stderr.isTTY ? Math.floor(done * 100) : Math.floor(done * 10) * 10;
    if (step <= shown) return;
    shown = step;
    if (stderr.isTTY) stderr.write(`\r${work} ... ${step}%${step === 100 ? '\n' : ''}`);
    else stderr.write(`${work} ... ${step}%\n`);
  };
}

export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('Stopped.'));
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, stop);
  return controller.signal;
}
