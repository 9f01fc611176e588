// `npm run check`: checks the format of what changed since `main`, lints, type-checks and unit-tests it, in about a minute.
// `npm test` does the rest before a change lands: all specs of the API, stories, pictures, the office in a browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkNode, ensureDatabaseBuilt, root, run, runTool } from './lib/workspace.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** The files that differ from `main`: committed since, not yet committed, new, or deleted. */
function changedFiles() {
  const [since = 'HEAD'] = linesOf(git('merge-base', 'HEAD', 'main'));
  const changed = linesOf(git('diff', '--name-only', since));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return [...changed, ...added];
}

const isLinted = (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !file.includes('/generated/');
const isSource = (file) => /\.(ts|tsx)$/.test(file);

/** Projects whose specs import the files that they test, so that Vitest knows the specs of each file. */
const PURE = ['libs/domain', 'libs/api-client', 'libs/ui', 'apps/web', 'tools/generators'];
/** Projects whose specs start the whole project: only specs named after a changed file are run. */
const WHOLE = ['apps/api', 'libs/embedded-mongo'];

const inside = (project, files) => files.filter((file) => file.startsWith(`${project}/`));

/** The names of specs for the changed files: `fees` for both `src/fees/fees.service.ts` and `test/fees.spec.ts`. */
function namesOf(project, files) {
  const paths = files.map((file) => file.slice(project.length + 1).split('/'));
  return new Set(paths.map(([, name = '', within]) => (within ? name : basename(name).split('.')[0])));
}

/** Vitest's arguments for a project, or undefined if nothing changed there has a spec. */
function specsFor(project, files) {
  const sources = inside(project, files).filter(isSource);
  if (sources.length === 0) return undefined;
  const specs = PURE.includes(project)
    ? ['related', '--run', ...sources.map((file) => join(root, file))]
    : ['run', ...[...namesOf(project, sources)].map((name) => `/${name}`)];
  return [...specs, `--root=${project}`, '--passWithNoTests'];
}

checkNode();
const changed = changedFiles();
if (changed.length === 0) {
  console.log('Nothing has changed since main.');
  process.exit(0);
}
const files = changed.filter((file) => existsSync(join(root, file)));
const linted = files.filter(isLinted);
// Without files ESLint would lint everything, and Prettier would wait for text.
const steps = [
  ...(files.length > 0
    ? [['format', () => runTool('prettier', ['--check', '--ignore-unknown', '--log-level=warn', ...files])]]
    : []),
  ...(linted.length > 0
    ? [['lint', () => runTool('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...linted])]]
    : []),
  [
    'types',
    () => runTool('nx', ['affected', '-t', 'typecheck', '--outputStyle=static', `--files=${changed}`]),
  ],
  ['rulebook', () => run(process.execPath, ['tools/check-rules.mjs'])],
];
if (inside('apps/api', files).some(isSource)) await ensureDatabaseBuilt();
for (const project of [...PURE, ...WHOLE]) {
  const args = specsFor(project, files);
  if (args) steps.push([`specs of ${project}`, () => runTool('vitest', args)]);
}

const failed = [];
for (const [name, step] of steps) {
  const started = Date.now();
  if ((await step()) !== 0) failed.push(name);
  console.log(`=== ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(failed.length === 0 ? `${changed.length} files are well.` : `Not well: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
