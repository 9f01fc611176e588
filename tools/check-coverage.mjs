// Checks docs/specification-coverage.md: each row of the rulebook has a test, and each test named there exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib/workspace.mjs';

const RULES = 'docs/rules.md';
const PAGE = 'docs/specification-coverage.md';

/** `| 2.21 | file | title |`, where a row with several tests repeats its number. */
function rowsOf(page) {
  const lines = page.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map((line) => {
    const [, id, file, title] = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^`|`$/g, ''));
    return { id, file, title };
  });
}

/** The titles of a file's tests as they stand in its source, template holes and all. */
function titlesIn(source) {
  const calls = /\btest(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(calls)].map(([, , title]) => title.replace(/\\(['"`])/g, '$1'));
}

/** The rows that a title names by number: `2.21, 8.1 Login screen: ...`. */
const namedBy = (title) => /^(\d\.\d+(?:, \d\.\d+)*) /.exec(title)?.[1].split(', ') ?? [];

const rules = [...readFileSync(join(root, RULES), 'utf8').matchAll(/^- \*\*(\d\.\d+)\*\*/gm)].map(
  ([, id]) => id,
);
const rows = rowsOf(readFileSync(join(root, PAGE), 'utf8'));
const problems = [];

for (const rule of rules) if (!rows.some(({ id }) => id === rule)) problems.push(`${rule} has no test`);
for (const { id, file, title } of rows) {
  if (!rules.includes(id)) problems.push(`${id} is no row of ${RULES}`);
  const path = join(root, file);
  const titles = existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : [];
  if (!titles.includes(title)) problems.push(`${id}: ${file} has no test "${title}"`);
  if (namedBy(title).length > 0 && !namedBy(title).includes(id)) problems.push(`${id} is not in "${title}"`);
}
for (const { file, title } of rows) {
  for (const id of namedBy(title)) {
    if (!rows.some((row) => row.id === id && row.file === file && row.title === title))
      problems.push(`"${title}" names ${id}, the page does not`);
  }
}

if (problems.length > 0) fail(`${PAGE}:\n${[...new Set(problems)].join('\n')}`);
console.log(`${rows.length} lines, all ${rules.length} rows of the rulebook have their test.`);
