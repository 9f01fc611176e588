// Steps that keep one processor busy each, side by side, so that no processor of the machine waits for the other.

/**
 * Works through the steps in their order. Each begins as soon as there are free processors for it, and not before those
 * ahead of it have begun; one that asks for more than there are has the machine to itself.
 * @param steps what each needs, in `processors`; all of them where it does not say
 * @param work what is done for a step
 * @returns what it gave for each, in the order of the steps
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
