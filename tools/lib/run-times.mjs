// How long the steps of the last test runs took, so that a run can say what has become slower.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { median } from './calls.mjs';

const RUNS = 10;
/** A step is called slower when it takes so many times what it took before, and so many seconds more: machines are noisy. */
const SLOWER = { times: 1.3, seconds: 10 };

/** The runs that a file tells of, the oldest first: the seconds of each step by its name. */
export const readRuns = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Writes a run down after those before it. */
export const keepRuns = (file, runs) => writeFileSync(file, JSON.stringify(runs.slice(-RUNS), null, 2));

/** A sentence for each step that took clearly longer than in most of the runs before it. */
export function slowerSteps(runs, seconds) {
  return Object.entries(seconds).flatMap(([name, now]) => {
    const before = median(runs.flatMap((run) => run[name] ?? []));
    const isSlower = before !== undefined && now > before * SLOWER.times && now - before > SLOWER.seconds;
    return isSlower ? [`${name} took ${now} s, and ${before} s in most runs before`] : [];
  });
}
