// Two builds of the embedded database, each in a process of its own, measured in turn with the same work.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './calls.mjs';

const require = createRequire(import.meta.url);
const rounds = 11;
/** In milliseconds; the first round is longer, until the code has been compiled and optimized. */
const roundTime = 400;
const warmUpTime = 2500;

/** Serves a build until the caller ends. */
async function serve(library, dataDir) {
  const { startEmbeddedMongo } = require(join(resolve(library), 'dist/index.cjs'));
  const { uri, pid, stop } = await startEmbeddedMongo({ dataDir });
  process.once('disconnect', () => void stop().finally(() => process.exit()));
  process.send({ uri, pid });
}

/** The time that processes, with their threads, have had a core, in microseconds; only Linux tells. */
function cpuTime(pids) {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}`),
  );
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1000;
}

/** Lets so many workers do the work for a while. Returns operations a second, and the core time of one in microseconds. */
async function measure({ pids, next }, { workers, work }, time) {
  const before = cpuTime(pids);
  const start = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() < start + time) {
      await work(next());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const rate = (count * 1000) / (performance.now() - start);
  return { rate, cost: (cpuTime(pids) - before) / count };
}

async function open(library, dataDir, prepare) {
  const child = fork(fileURLToPath(import.meta.url), [library, dataDir]);
  const [{ uri, pid = child.pid }] = await once(child, 'message');
  // A build may run its database in its own process, or in another one.
  const pids = [...new Set([child.pid, pid])];
  let at = 0;
  const works = await prepare(uri);
  const close = async () => {
    await works.close();
    child.disconnect();
    await once(child, 'exit');
  };
  return { pids, next: () => (at += 1), works: works.all, close };
}

/**
 * Compares two builds of the library.
 *
 * @param libraries folders with `dist/index.cjs`: before and after
 * @param prepare fills a database and returns the measured work: a list of names, workers and work
 * @returns for each work the median, over all rounds, of operations a second and of the core time of one: for each build, and of
 * the ratios of after to before
 */
export async function compareBuilds(libraries, folder, prepare) {
  const builds = [];
  try {
    for (const [at, library] of libraries.entries())
      builds.push(await open(library, join(folder, `build${at}`), prepare));
    const results = builds[0].works.map(({ name }) => ({ name, rates: [[], []], costs: [[], []] }));
    for (let round = 0; round <= rounds; round += 1)
      for (const [at, result] of results.entries())
        for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const { rate, cost } = await measure(
            builds[which],
            builds[which].works[at],
            round === 0 ? warmUpTime : roundTime,
          );
          if (round === 0) continue;
          result.rates[which].push(rate);
          result.costs[which].push(cost);
        }
    const summary = ([before, after]) => ({
      before: median(before),
      after: median(after),
      ratio: median(after.map((value, at) => value / before[at])),
    });
    return results.map(({ name, rates, costs }) => ({ name, rate: summary(rates), cost: summary(costs) }));
  } finally {
    for (const { close } of builds) await close();
  }
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url))
  await serve(process.argv[2], process.argv[3]);
