// The times of the steps in the last test runs, so that a run can say which steps have become slower.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { median } from './calls.mjs';

const RUNS = 10;
/** A step counts as slower when it takes so many times as long as before, and so many seconds more: machines are noisy. */
const SLOWER = { times: 1.3, seconds: 10 };

/** The runs stored in a file, oldest first: the seconds of each step by its name. */
export const readRuns = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Stores the last runs. */
export const keepRuns = (file, runs) => writeFileSync(file, JSON.stringify(runs.slice(-RUNS), null, 2));

/** A sentence for each step that took clearly longer than in most of the earlier runs. */
export function slowerSteps(runs, seconds) {
  return Object.entries(seconds).flatMap(([name, now]) => {
    const before = median(runs.flatMap((run) => run[name] ?? []));
    const isSlower = before !== undefined && now > before * SLOWER.times && now - before > SLOWER.seconds;
    return isSlower ? [`${name} took ${now} s, and ${before} s in most runs before`] : [];
  });
}
