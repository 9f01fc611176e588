// Runs steps that each keep one processor busy side by side, so that no processor of the machine is idle.

/**
 * Works through the steps in their order. Each begins as soon as enough processors are free, and not before those ahead of
 * it have begun; a step that needs more than there are has the machine to itself.
 * @param steps each with the `processors` it needs; all of them if it does not say
 * @param work does a step
 * @returns the results of `work`, in the order of the steps
 */
export async function sideBySide(steps, processors, work) {
  const results = [];
  const running = new Set();
  let free = processors;
  for (const step of steps) {
    const needed = Math.min(step.processors ?? processors, processors);
    while (free < needed) await Promise.race(running);
    free -= needed;
    const result = work(step);
    results.push(result);
    const end = result.finally(() => {
      free += needed;
      running.delete(end);
    });
    running.add(end);
  }
  return Promise.all(results);
}
