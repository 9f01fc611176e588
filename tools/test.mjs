// `npm test`: everything that must hold, from formatting to the story in a real browser, ending in one line of counts.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { countReports, listFailures, total } from './lib/reports.mjs';
import { keepRuns, readRuns, slowerSteps } from './lib/run-times.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root, run, runTool } from './lib/workspace.mjs';

checkNode();
await ensureInstalled();
const browser = await ensureBrowser();
const timesFile = join(root, 'reports', 'times.json');
const runs = readRuns(timesFile);
rmSync(join(root, 'reports'), { recursive: true, force: true });

const nx =
  (targets, ...more) =>
  () =>
    runTool('nx', ['run-many', '-t', ...targets, '--parallel=2', '--outputStyle=static', ...more], { env });
const env = { CHROMIUM_PATH: browser, CI: process.env.CI ?? 'true' };

/** A step with reports counts the tests in them; one without counts as one check. */
const steps = [
  { name: 'format', run: () => runTool('prettier', ['--check', '.', '--log-level=warn']) },
  { name: 'lint', run: nx(['lint']) },
  {
    name: 'import rules bite',
    run: () => run(process.execPath, ['tools/check-boundaries.mjs'], { env: { NX_DAEMON: 'false' } }),
  },
  {
    // Between folders: no arrow closes a circle, and no feature knows another.
    name: 'no circles',
    run: () => runTool('depcruise', ['apps/web/src', 'apps/api/src', 'libs/domain/src']),
  },
  { name: 'rulebook', run: () => run(process.execPath, ['tools/check-rules.mjs']) },
  { name: 'specification coverage', run: () => run(process.execPath, ['tools/check-coverage.mjs']) },
  { name: 'unused', run: () => runTool('knip', ['--no-progress']) },
  { name: 'known holes', run: () => run(process.execPath, ['tools/audit.mjs']) },
  { name: 'types', run: nx(['typecheck']) },
  { name: 'build', run: nx(['build']) },
  { name: 'weight of the pages', run: () => run(process.execPath, ['tools/check-budgets.mjs']) },
  {
    name: 'unit and integration',
    // Run, not remembered: some of these start the built API, or a database that a setting names.
    run: nx(['test'], '--skip-nx-cache'),
    reports: ['domain', 'embedded-mongo', 'api-client', 'api', 'ui', 'web', 'generators'],
  },
  { name: 'torture', run: () => run(process.execPath, ['tools/torture.mjs', '--minutes', '1']) },
  // Every call by everybody, and everything hostile in each field.
  { name: 'attack', run: () => run(process.execPath, ['tools/attack.mjs']) },
  {
    name: 'generated client',
    run: () => run(process.execPath, ['tools/check-client.mjs'], { env: { NX_DAEMON: 'false' } }),
  },
  {
    // A copy of the workspace, in which a field is added and a feature generated, and what holds here is run.
    name: 'generated feature',
    run: () => runTool('nx', ['run', 'generators:try'], { env }),
    reports: ['generated'],
  },
  {
    // Somebody else's app, outside of the workspace.
    name: 'packed kit',
    run: () => run(process.execPath, ['tools/check-kit-package.mjs'], { env }),
  },
  { name: 'stories', run: () => runTool('nx', ['run', 'ui:test-stories'], { env }), reports: ['stories'] },
  { name: 'visual', run: () => runTool('nx', ['run', 'ui:test-visual'], { env }), reports: ['visual'] },
  { name: 'end to end', run: () => runTool('nx', ['run', 'web-e2e:e2e'], { env }), reports: ['e2e'] },
];

const only = process.argv.slice(2);
const results = [];
for (const step of steps.filter(({ name }) => only.length === 0 || only.includes(name))) {
  console.log(`\n=== ${step.name}`);
  const started = Date.now();
  if (step.name === 'end to end') await ensureBuilt();
  const code = await step.run();
  const counts = countReports(join(root, 'reports'), step.reports, code);
  const failures = listFailures(join(root, 'reports'), step.reports);
  results.push({ name: step.name, counts, failures, seconds: Math.round((Date.now() - started) / 1000) });
}

// Once more at the end, where whoever reads only the end of a long run finds it.
for (const { title, message } of results.flatMap(({ failures }) => failures))
  console.log(`\nFAILED ${title}\n${message}`);

console.log('');
for (const { name, counts, seconds } of results) {
  const mark = counts.failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${mark.padEnd(7)}${name.padEnd(24)}${String(counts.passed).padStart(5)} passed ${String(seconds).padStart(5)} s`,
  );
}
const seconds = Object.fromEntries(results.map((result) => [result.name, result.seconds]));
for (const sentence of slowerSteps(runs, seconds)) console.log(sentence);
mkdirSync(join(root, 'reports'), { recursive: true });
keepRuns(timesFile, [...runs, seconds]);

const { passed, failed, skipped } = total(results.map(({ counts }) => counts));
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
