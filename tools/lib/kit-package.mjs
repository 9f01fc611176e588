// The kit as a package for others: libs/ui without the school, its types, and a manifest made from what it imports.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { packageOf } from './package-of.mjs';
import { root } from './workspace.mjs';

const kit = join(root, 'libs/ui');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What the app that uses the kit brings: two of one of them in a page do not work together. */
const PEERS = ['react', 'react-dom', 'styled-components'];

const ENTRIES = {
  '.': 'index',
  './hindi': 'messages/hi',
  './fonts': 'theme/fonts',
};

/** Turns the sources into modules, each for itself, so that an app takes only what it uses. Gives the packages they import. */
async function compile(to) {
  const { output } = await build({
    configFile: false,
    root: kit,
    logLevel: 'warn',
    build: {
      outDir: to,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      lib: { entry: Object.values(ENTRIES).map((entry) => source(entry)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => id.endsWith('.css') || !/^[./]/.test(id),
        output: { preserveModules: true, preserveModulesRoot: join(kit, 'src'), entryFileNames: '[name].js' },
      },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built));
  const imported = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const files = new Set(output.map(({ fileName }) => fileName));
  return new Set(
    imported.filter((id) => !files.has(id) && !/^[./]/.test(id) && !id.endsWith('.css')).map(packageOf),
  );
}

const source = (entry) => join(kit, 'src', `${entry}.ts`);

function describeTypes(to) {
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.package.json', '--outDir', to], {
    cwd: kit,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function manifestFor(imported) {
  const { version } = read(join(kit, 'package.json'));
  const { dependencies: versions, engines } = read(join(root, 'package.json'));
  const versionOf = (name) =>
    versions[name] ??
    (() => {
      throw new Error(`The kit imports ${name}, which the workspace does not depend on.`);
    })();
  const asDeclared = (names, range) => Object.fromEntries(names.sort().map((name) => [name, range(name)]));
  return {
    name: '@school/ui',
    version,
    description: 'Parts for office screens: forms, tables, dialogs, menus; in English and Hindi',
    license: 'UNLICENSED',
    type: 'module',
    engines,
    files: ['dist'],
    sideEffects: ['./dist/theme/fonts.js', './dist/theme/devanagari.css'],
    exports: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, entry]) => [
        name,
        { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
      ]),
    ),
    peerDependencies: asDeclared([...PEERS], (name) => `^${versionOf(name)}`),
    dependencies: asDeclared(
      [...imported].filter((name) => !PEERS.includes(name)),
      versionOf,
    ),
  };
}

/**
 * Packs the kit as npm does.
 * @param folder where the tarball goes; it is made, and what is in its `package` is replaced
 * @returns the path of the tarball, and its manifest
 */
export async function packKit(folder) {
  const home = join(folder, 'package');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const imported = await compile(join(home, 'dist'));
  // What the style sheet of the fonts names, and nobody imports.
  imported.add('@fontsource-variable/inter').add('@fontsource-variable/noto-sans-devanagari');
  describeTypes(join(home, 'dist'));
  cpSync(join(kit, 'src/theme/devanagari.css'), join(home, 'dist/theme/devanagari.css'));
  cpSync(join(kit, 'docs/package.md'), join(home, 'README.md'));
  const manifest = manifestFor(imported);
  writeFileSync(join(home, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: home,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  );
  return { tarball: join(folder, filename), manifest };
}
