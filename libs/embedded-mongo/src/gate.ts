/**
 * A process that ends (an uncaught error, `process.exit`) stops its threads wherever they are. Stopped inside a
 * transaction, the thread would keep the store's lock and the process would wait for it for ever. So the main thread
 * shuts this gate first: it waits for the transaction that runs, and none begins any more.
 */
export type Gate = Int32Array<SharedArrayBuffer>;

const open = 0;
const passing = 1;
const shut = 2;

/** A disk that does not answer must not keep the process from ending. */
const longestWait = 5000;

export const newGate = (): Gate => new Int32Array(new SharedArrayBuffer(4));

/** Runs a transaction behind the gate. */
export function pass<T>(gate: Gate, run: () => T): T {
  if (Atomics.compareExchange(gate, 0, open, passing) === shut) throw new Error('the process is ending');
  try {
    return run();
  } finally {
    Atomics.store(gate, 0, open);
    Atomics.notify(gate, 0);
  }
}

/** Waits for the transaction that runs and lets no other one begin. */
export function shutGate(gate: Gate): void {
  const end = Date.now() + longestWait;
  while (Atomics.compareExchange(gate, 0, open, shut) === passing && Date.now() < end)
    Atomics.wait(gate, 0, passing, 100);
}
