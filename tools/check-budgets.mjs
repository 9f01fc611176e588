// Fails when a page of the built web app ships more JavaScript than its budget, compressed as the server sends it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail, root } from './lib/workspace.mjs';

/** The budgets in bytes of gzip (docs/decisions/0011): home and login, and what a screen behind the login adds to them. */
const FIRST_VIEW = 215_000;
const BEHIND_LOGIN = { office: 65_000, family: 25_000 };

const PROGRAM = 'index.html';
const LOGIN = 'src/public/login-page.tsx';
const FIRST_VIEWS = ['src/public/home-page.tsx', LOGIN];
/** The frames around every screen of the office, and of a family. */
const FRAMES = { office: 'src/office/shell/office-area.tsx', family: 'src/family/family-area.tsx' };

const dist = join(root, 'apps/web/dist');
const manifestPath = join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) fail('There is no build of the web app: npx nx build web');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));

const weights = new Map();
function weigh(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file))).length);
  return weights.get(file);
}

/** The chunks that these modules need: their own, and all that they import. */
function chunksOf(...modules) {
  const found = new Map();
  const visit = (name) => {
    const chunk = manifest[name] ?? fail(`The build has no ${name}.`);
    if (found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found.values()];
}

const filesOf = (...modules) => new Set(chunksOf(...modules).map(({ file }) => file));
const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0);
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

// A screen is loaded when somebody opens it; other parts that are loaded later lie in other folders, or in other files.
const frames = Object.values(FRAMES);
const screens = manifest[PROGRAM].dynamicImports.filter(
  (name) => frames.includes(name) || /^src\/(public|office|family)\/.*-page\.tsx$/.test(name),
);
for (const name of [...frames, ...FIRST_VIEWS])
  if (!screens.includes(name)) fail(`The program does not load ${name} as a screen.`);

const login = filesOf(PROGRAM, LOGIN);
const excesses = [];

console.log('JavaScript in KB of gzip (1 KB = 1,000 bytes)\n');
console.log('  whole  files  more than login   budget  screen');
for (const screen of screens.filter((name) => !frames.includes(name))) {
  const [, area] = screen.split('/');
  const isBehindLogin = area in FRAMES;
  const files = filesOf(PROGRAM, ...(isBehindLogin ? [FRAMES[area]] : []), screen);
  const whole = sum(files);
  const more = sum([...files].filter((file) => !login.has(file)));
  const [counted, budget] = isBehindLogin
    ? [more, BEHIND_LOGIN[area]]
    : [whole, FIRST_VIEWS.includes(screen) ? FIRST_VIEW : Infinity];
  const limit = budget === Infinity ? '      -' : kilobytes(budget);
  if (counted > budget)
    excesses.push(`${screen} is ${kilobytes(counted - budget).trim()} KB over its budget`);
  const count = String(files.size).padStart(6);
  console.log(`${kilobytes(whole)} ${count} ${kilobytes(more).padStart(16)}  ${limit}  ${screen}`);
}

const assets = readdirSync(join(dist, 'assets'));
const total = (pattern) => sum(assets.filter((name) => pattern.test(name)).map((name) => `assets/${name}`));
console.log(
  `\nStyle sheets ${kilobytes(total(/\.css$/)).trim()} KB; the rest of the style is in the scripts.`,
);
console.log('Fonts, of which a browser fetches those whose letters are on the page:');
for (const name of assets.filter((name) => name.endsWith('.woff2')))
  console.log(`${kilobytes(readFileSync(join(dist, 'assets', name)).length)}  ${name}`);

if (excesses.length > 0) fail(`\n${excesses.join('\n')}`);
console.log('\nEvery page is within its budget.');
