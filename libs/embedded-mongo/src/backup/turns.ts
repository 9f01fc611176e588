/** How often others, such as a Ctrl-C, get their turn, in milliseconds. */
const sliceTime = 50;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export interface Watch {
  /** Stops the work: it throws at its next turn, having taken away what it had begun. */
  signal?: AbortSignal;
  /** Told a few times a second how far the work is, from 0 to 1. */
  progress?: (done: number) => void;
}

/** Runs steps to their end, letting others work in between. */
export async function inTurns<T>(
  steps: Generator<undefined, T>,
  { signal, progress }: Watch,
  done: () => number = () => 0,
): Promise<T> {
  try {
    signal?.throwIfAborted();
    let sliceEnd = performance.now() + sliceTime;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (performance.now() < sliceEnd) continue;
      await nextTurn();
      signal?.throwIfAborted();
      progress?.(done());
      sliceEnd = performance.now() + sliceTime;
    }
  } finally {
    steps.return(undefined as T);
  }
}
