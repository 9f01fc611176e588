// Writes docs/specification-coverage.md from the titles of the browser tests: `2.21, 8.1 Login screen: ...` covers the rows 2.21
// and 8.1 of the rulebook. With --check it only compares. Both fail when a row has no test.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib/workspace.mjs';

const PAGE = 'docs/specification-coverage.md';
const CONFIG = 'apps/web-e2e/playwright.config.ts';

const isChecking = process.argv.includes('--check');

/** The sections and rows of the rulebook, in order; decisions (D1 ...) and rows without a number are tested elsewhere. */
const rulebook = readFileSync(join(root, 'docs/rules.md'), 'utf8').split('\n');
const sections = rulebook
  .map((line, at) => ({ title: /^## Section (\d): (.*)/.exec(line), at }))
  .filter(({ title }) => title)
  .map(({ title: [, number, words], at }, index, all) => ({
    title: `${number}. ${words}`,
    rows: rulebook
      .slice(at, all[index + 1]?.at)
      .flatMap((line) => /^- \*\*(\d\.\d+)\*\*/.exec(line)?.[1] ?? []),
  }))
  .filter(({ rows }) => rows.length > 0);

/** A title split into its words and the row numbers at its start. */
function read(title) {
  const [, rows, words] = /^((?:\d\.\d+(?:, )?)+) (.*)/.exec(title) ?? [];
  return { words: words ?? title, rows: rows?.split(', ') ?? [] };
}

/** Every test of a file, with the titles of its suites and its own. */
function testsOf({ file, title, specs, suites = [] }, above = []) {
  // A file's first suite is the file itself.
  const within = title === file ? above : [...above, read(title)];
  const own = specs.map((spec) => {
    const parts = [...within, read(spec.title)];
    return {
      file,
      title: parts.map(({ words }) => words).join(': '),
      rows: parts.flatMap(({ rows }) => rows),
    };
  });
  return [...own, ...suites.flatMap((suite) => testsOf(suite, within))];
}

function allTests() {
  const listed = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      CONFIG,
      '--list',
      '--reporter=json',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
    },
  );
  if (listed.status !== 0) fail(`The tests cannot be listed: ${listed.stderr || listed.stdout}`);
  return JSON.parse(listed.stdout).suites.flatMap((suite) => testsOf(suite));
}

const tests = allTests();
const known = sections.flatMap(({ rows }) => rows);
const untested = known.filter((row) => !tests.some(({ rows }) => rows.includes(row)));
const unknown = tests.flatMap(({ file, rows }) =>
  rows
    .filter((row) => !known.includes(row))
    .map((row) => `${file} names ${row}, which is no row of the rulebook`),
);
const problems = [...untested.map((row) => `${row} has no test in the browser`), ...unknown];
if (problems.length > 0) fail(problems.join('\n'));

const listOf = (row) =>
  [
    `**${row}**`,
    '',
    ...tests.filter(({ rows }) => rows.includes(row)).map(({ title, file }) => `- ${title} (\`${file}\`)`),
    '',
  ].join('\n');
const page = [
  '# From the specification to its tests',
  '',
  'Every numbered row of the [rulebook](rules.md) and the tests in `apps/web-e2e/src` that play it in a real browser. Written',
  'from the titles of the tests by `node tools/coverage.mjs`, which fails when a row has none.',
  '',
  ...sections.flatMap(({ title, rows }) => [`## ${title}`, '', ...rows.map(listOf)]),
].join('\n');

if (isChecking && readFileSync(join(root, PAGE), 'utf8') !== page)
  fail(`${PAGE} is not what the tests' titles say: run \`node tools/coverage.mjs\` and commit it.`);
if (!isChecking) writeFileSync(join(root, PAGE), page);
console.log(`All ${known.length} rows of the rulebook have their test.`);
