// Checks docs/rules.md: each cited rule exists, and so does each file that it or a walk names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib/workspace.mjs';

const PAGE = 'docs/rules.md';
/** The document whose walks name a file at the beginning of each step. */
const WALKS = 'docs/architecture.md';
const TEXTS = /\.(ts|tsx|mts|mjs|cjs|md)$/;
const MADE = /(^|\/)(node_modules|dist|generated|storybook-static)\//;

const page = readFileSync(join(root, PAGE), 'utf8');
const decisions = new Set([...page.matchAll(/^- \*\*(D\d+)\b/gm)].map(([, number]) => number));
const sections = new Set([...page.matchAll(/^## Section (\d+):/gm)].map(([, number]) => number));

/** The rules a text cites: `D31`, `section 5`, `sections 2, 5 and 8`. */
function* citedBy(text) {
  for (const [number] of text.matchAll(/\bD\d+\b/g)) yield { number, isThere: decisions.has(number) };
  for (const [, list] of text.matchAll(/\bsections?\s+(\d+(?:(?:, | and )\d+)*)/gi))
    for (const [number] of list.matchAll(/\d+/g))
      yield { number: `section ${number}`, isThere: sections.has(number) };
}

const files = ['apps', 'libs', 'tools', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const problems = [];
let citations = 0;
for (const file of files.filter((name) => TEXTS.test(name) && !MADE.test(name))) {
  for (const { number, isThere } of citedBy(readFileSync(join(root, file), 'utf8'))) {
    citations += 1;
    if (!isThere) problems.push(`${file} cites ${number}, which is not in ${PAGE}`);
  }
}
const named = [...page.matchAll(/`((?:apps|libs|tools|docs)\/[^`]+)`/g)].map(([, path]) => path);
const walked = [...readFileSync(join(root, WALKS), 'utf8').matchAll(/^\d+\. `([^`]+)`/gm)].map(
  ([, path]) => path,
);
for (const [where, paths] of [
  [PAGE, named],
  [WALKS, walked],
])
  for (const path of paths)
    if (!existsSync(join(root, path))) problems.push(`${where} names ${path}, which is not there`);

if (problems.length > 0) fail(problems.join('\n'));
console.log(
  `${citations} citations of ${decisions.size} decisions and ${sections.size} sections, ${named.length} files; ${walked.length} steps of walks.`,
);
