// `npm test`: runs every check, from formatting to the stories in a real browser, and ends with one line of counts.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { countReports, lastLines, listFailures, NOT_ASKED, total } from './lib/reports.mjs';
import { keepRuns, readRuns, slowerSteps } from './lib/run-times.mjs';
import { sideBySide } from './lib/side-by-side.mjs';
import { ensureBuilt, ensureInstalled, fail, root, run, runTool } from './lib/workspace.mjs';

/** How many steps of one processor run at once. More than two would need more memory than an office's PC has. */
const PROCESSORS = Math.min(2, availableParallelism());

await ensureInstalled();
const browser = await ensureBrowser();
const timesFile = join(root, 'reports', 'times.json');
const runs = readRuns(timesFile);
rmSync(join(root, 'reports'), { recursive: true, force: true });
mkdirSync(join(root, 'reports'), { recursive: true });
// Stored already now, so that a run that is cut off loses no earlier times.
keepRuns(timesFile, runs);

const env = { CHROMIUM_PATH: browser, CI: process.env.CI ?? 'true' };
const nx =
  (targets, ...more) =>
  (print, atOnce) =>
    runTool('nx', ['run-many', '-t', ...targets, `--parallel=${atOnce}`, '--outputStyle=static', ...more], {
      env,
      print,
    });
const tool =
  (name, ...args) =>
  (print) =>
    runTool(name, args, { env, print });
const node =
  (...args) =>
  (print) =>
    run(process.execPath, args, { env: { ...env, NX_DAEMON: 'false' }, print });

/**
 * A step with reports counts the tests in them; one without counts as one check. Steps that keep one processor busy run side by
 * side, in this order: the longest first. The others have the machine to themselves.
 */
const steps = [
  { name: 'lint', processors: 1, run: nx(['lint']) },
  { name: 'format', processors: 1, run: tool('prettier', '--check', '.', '--log-level=warn') },
  { name: 'types', processors: 1, run: nx(['typecheck']) },
  { name: 'import rules bite', processors: 1, run: node('tools/check-boundaries.mjs') },
  // Between folders: no imports go in a circle, and no feature imports another.
  {
    name: 'no circles',
    processors: 1,
    run: tool(
      'depcruise',
      'apps/web/src',
      'apps/api/src',
      'libs/domain/src',
      'libs/embedded-mongo/src',
      'libs/ui/src',
    ),
  },
  { name: 'rulebook', processors: 1, run: node('tools/check-rules.mjs') },
  { name: 'specification coverage', processors: 1, run: node('tools/coverage.mjs', '--check') },
  { name: 'unused', processors: 1, run: tool('knip', '--no-progress') },
  { name: 'known holes', processors: 1, run: node('tools/audit.mjs') },
  // Builds the Storybook too, which the stories and pictures below need.
  { name: 'build', run: nx(['build', 'build-storybook']) },
  { name: 'weight of the pages', run: node('tools/check-budgets.mjs') },
  {
    name: 'unit and integration',
    // Run each time, not taken from Nx's cache: some start the built API, or a database that a setting names.
    run: nx(['test']),
    reports: ['domain', 'embedded-mongo', 'api-client', 'api', 'ui', 'web', 'generators'],
  },
  // Writes the files that it compares, so nothing else may read the workspace meanwhile.
  { name: 'generated client', run: node('tools/check-client.mjs') },
  {
    // A copy of the workspace, in which a field is added and a feature generated; then the checks are run there.
    name: 'generated feature',
    processors: 1,
    run: tool('nx', 'run', 'generators:try'),
    reports: ['generated'],
  },
  { name: 'torture', processors: 1, run: node('tools/torture.mjs', '--minutes', '1') },
  // Every call by every kind of caller, and every hostile value in each field.
  { name: 'attack', processors: 1, run: node('tools/attack.mjs') },
  // An app of somebody else, outside the workspace.
  { name: 'packed kit', processors: 1, run: node('tools/check-kit-package.mjs') },
  // A PC with only Node.js, outside the workspace; and containers, which are not run here.
  { name: 'handing over', processors: 1, run: node('tools/check-package.mjs') },
  { name: 'containers', processors: 1, run: node('tools/check-containers.mjs') },
  // Plays, pictures, papers and pages of documentation; each worker shows its stories on one page.
  { name: 'stories', run: tool('nx', 'run', 'ui:test-stories'), reports: ['stories'] },
  { name: 'end to end', run: tool('nx', 'run', 'web-e2e:e2e'), reports: ['e2e'] },
];

/** Steps that start the built office: other builds meanwhile find that nothing changed, and leave its files alone. */
const STARTS_OFFICES = ['unit and integration', 'end to end'];

const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0)
  fail(`No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`);
const asked = steps.filter(({ name }) => only.length === 0 || only.includes(name));

/** Does a step. If other steps run beside it, its output is printed in one piece when it is over. */
async function work({ name, processors = PROCESSORS, reports, run: start }) {
  const isAlone = processors === PROCESSORS;
  let printed = `\n=== ${name}\n`;
  if (isAlone) process.stdout.write(printed);
  const started = Date.now();
  if (STARTS_OFFICES.includes(name)) await ensureBuilt();
  const code = await start(isAlone ? undefined : (text) => (printed += text), processors);
  if (!isAlone) process.stdout.write(printed);
  const folder = join(root, 'reports');
  const counts = countReports(folder, reports, code);
  const listed = listFailures(folder, reports);
  const isQuiet = code === 0 || code === NOT_ASKED || listed.length > 0;
  const failures = isQuiet ? listed : [{ title: name, message: lastLines(printed) }];
  return { name, counts, failures, seconds: Math.round((Date.now() - started) / 1000) };
}
const began = Date.now();
const results = await sideBySide(asked, PROCESSORS, work);

console.log('');
for (const { name, counts, seconds } of results) {
  const isAsked = counts.passed + counts.failed + counts.skipped !== counts.skipped;
  const mark = counts.failed > 0 ? 'FAILED' : isAsked ? 'ok' : 'NOT ASKED';
  console.log(
    `${mark.padEnd(11)}${name.padEnd(24)}${String(counts.passed).padStart(5)} passed ${String(seconds).padStart(5)} s`,
  );
}
// Once more at the end, for readers who look only at the end of a long run.
for (const { title, message } of results.flatMap(({ failures }) => failures))
  console.log(`\nFAILED ${title}\n${message}\n`);

const seconds = Object.fromEntries(results.map((result) => [result.name, result.seconds]));
for (const sentence of slowerSteps(runs, seconds)) console.log(sentence);
keepRuns(timesFile, [...runs, seconds]);

const { passed, failed, skipped } = total(results.map(({ counts }) => counts));
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`All of it ${minutes} minutes\n\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
