// Fails when a page of the built web app ships more JavaScript than its budget, compressed as the server sends it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRoutes } from './lib/routes.mjs';
import { fail, root } from './lib/workspace.mjs';

/** In bytes of gzip: what home and login may ship, and what an office screen may add to the login. */
const FIRST_VIEW = 145_000;
const OFFICE_SCREEN = 60_000;
const FIRST_VIEWS = ['', 'home', 'login'];

const dist = join(root, 'apps/web/dist');
const manifestPath = join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) fail('There is no build of the web app: npx nx build web');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const { routes, frame } = readRoutes();

const weights = new Map();
function weigh(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file))).length);
  return weights.get(file);
}

/** The chunks that are there when these modules run: they and all that they import. */
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

const login = filesOf('index.html', routes.find(({ path }) => path === 'login').module);
const excesses = [];

console.log('JavaScript in KB of gzip (1 KB = 1,000 bytes)\n');
console.log('  whole    more than login   budget  page');
for (const { path, module, isOffice } of routes) {
  const files = filesOf('index.html', ...(isOffice ? [frame] : []), module);
  const whole = sum(files);
  const more = sum([...files].filter((file) => !login.has(file)));
  const [counted, budget] = isOffice
    ? [more, OFFICE_SCREEN]
    : [whole, FIRST_VIEWS.includes(path) ? FIRST_VIEW : Infinity];
  const limit = budget === Infinity ? '      -' : kilobytes(budget);
  const name = `/#/${isOffice ? 'office/' : ''}${path}`;
  if (counted > budget) excesses.push(`${name} is ${kilobytes(counted - budget).trim()} KB over its budget`);
  console.log(`${kilobytes(whole)} ${kilobytes(more).padStart(18)}  ${limit}  ${name}`);
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
