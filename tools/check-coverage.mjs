// Checks docs/specification-coverage.md: each row of the specification has a test, and each test named there exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib/workspace.mjs';

const PAGE = 'docs/specification-coverage.md';
/** How many rows the specification has in each section; a row that is dropped leaves a gap. */
const ROWS = { 2: 54, 4: 12, 5: 12, 8: 11 };

/** `| 2.21 | what | file | title |`, where a row with several tests repeats its number. */
function rowsOf(page) {
  const lines = page.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map((line) => {
    const [, id, , file, title] = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^`|`$/g, ''));
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

const rows = rowsOf(readFileSync(join(root, PAGE), 'utf8'));
const problems = [];

for (const [section, count] of Object.entries(ROWS)) {
  for (let number = 1; number <= count; number += 1) {
    if (!rows.some(({ id }) => id === `${section}.${number}`))
      problems.push(`${section}.${number} has no test`);
  }
}
for (const { id, file, title } of rows) {
  const [section, number] = id.split('.').map(Number);
  if (!(number <= ROWS[section])) problems.push(`${id} is no row of the specification`);
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
console.log(`${rows.length} lines, every row of the specification has its test.`);
