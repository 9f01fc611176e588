// `npm test -- "packed kit"`: an app of somebody else, outside the workspace, that has only the packed kit and the packages its
// manifest asks for. Its types are checked, it is built, and a form, a table and a dialog are used in a browser.
import { chromium, expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build, preview } from 'vite';
import { ensureBrowser } from './lib/browser.mjs';
import { packKit } from './lib/kit-package.mjs';
import { fail, root } from './lib/workspace.mjs';

const atMost = 240_000;
const timer = setTimeout(() => fail(`The packed kit was not tried within ${atMost / 1000} s.`), atMost);

const app = mkdtempSync(join(tmpdir(), 'school-stranger-'));
process.on('exit', () => rmSync(app, { recursive: true, force: true }));

/** Lays the kit out as `npm install` does; its other packages come from the workspace, so that no network is needed. */
async function install() {
  const { tarball, manifest } = await packKit(join(root, 'dist/kit-for-a-stranger'));
  const home = join(app, 'node_modules', manifest.name);
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
    (name) => !manifest.bundleDependencies.includes(name),
  );
  isComplete(home);
  for (const name of [...asked, '@types/react', '@types/react-dom', 'vite']) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}

/** Checks that the modes for design tools and the list of changes are in the package. */
function isComplete(home) {
  for (const mode of ['light', 'dark', 'print']) {
    const { color } = JSON.parse(readFileSync(join(home, 'tokens', `${mode}.tokens.json`), 'utf8'));
    expect(color.ink.$value.colorSpace).toBe('srgb');
  }
  expect(readFileSync(join(home, 'CHANGELOG.md'), 'utf8')).toContain('# Changes of the kit');
}

/** The examples of the Storybook, which people copy into their apps. */
const examples = readdirSync(join(root, 'libs/ui/src'), { recursive: true }).filter((name) =>
  name.endsWith('.example.tsx'),
);

function writeApp() {
  cpSync(join(root, 'libs/ui/test/stranger'), app, { recursive: true });
  mkdirSync(join(app, 'examples'));
  for (const name of examples) {
    cpSync(join(root, 'libs/ui/src', name), join(app, 'examples', basename(name)));
  }
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  };
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.tsx', 'examples'] }),
  );
}

const isType = () =>
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', app], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

async function use(url, page) {
  const wrong = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.goto(url);
  const name = page.getByLabel('Name');
  await name.fill('Al');
  await name.press('Tab');
  await expect(page.getByText('At least 3 letters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add' })).toBeDisabled();
  await name.fill('Alma');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(
    page.getByRole('table', { name: 'Guests' }).getByRole('rowheader', { name: 'Alma' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hindi' }).click();
  await page.getByRole('button', { name: 'Send all home' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Send all home?' });
  await expect(dialog.getByRole('button', { name: 'रहने दें' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Alma' })).toHaveCount(0);
  // The theme and the font of the package are used.
  await expect(page.getByRole('button', { name: 'Send all home' })).toHaveCSS(
    'background-color',
    'rgb(179, 38, 30)',
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  expect(await page.evaluate(`document.fonts.check("16px 'Inter Variable'")`)).toBe(true);
  expect(wrong).toEqual([]);
}

/** Draws every example by itself, and expects no error. */
async function drawExamples(url, page) {
  const wrong = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  for (const name of examples) {
    const key = basename(name, '.example.tsx');
    await page.goto(`${url}examples.html?${key}`);
    await expect(page.locator('main > *').first(), key).toBeAttached();
  }
  expect(wrong).toEqual([]);
}

await install();
writeApp();
isType();
const inApp = { configFile: false, root: app, logLevel: 'error' };
await build({
  ...inApp,
  build: {
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: ['index.html', 'examples.html'].map((page) => join(app, page)) },
  },
});
const server = await preview({ ...inApp, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
try {
  await use(server.resolvedUrls.local[0], await browser.newPage());
  await drawExamples(server.resolvedUrls.local[0], await browser.newPage());
} finally {
  await browser.close();
  await server.close();
}
clearTimeout(timer);
console.log(
  'A stranger installed the packed kit and used a form, a table and a dialog; the examples of the Storybook ran there.',
);
process.exit(0);
