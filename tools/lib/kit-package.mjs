// The kit as a package for others: libs/ui with its types, tokens and changes, with the rules inside it on which the school's
// parts depend, and a manifest made from its imports.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { packageOf } from './package-of.mjs';
import { root } from './workspace.mjs';

const kit = join(root, 'libs/ui');
const domain = join(root, 'libs/domain');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Packages that the app itself provides: two copies of one in a page would not work together. */
const PEERS = ['react', 'react-dom', 'styled-components'];

const ENTRIES = {
  '.': 'index',
  './hindi': 'messages/hi',
  './fonts': 'theme/fonts',
  './school': 'school/index',
  './school/hindi': 'school/messages/hi',
};

/** The rules on which the school's parts depend: nobody else can install them, so they are inside the package. */
const DOMAIN = '@school/domain';
const DOMAIN_ENTRIES = { '.': 'index', './hindi': 'words/hi' };

/** The token files, as they are in the repository. */
const TOKENS = ['tokens.css', 'light.tokens.json', 'dark.tokens.json', 'print.tokens.json'];

/** Compiles the sources into separate modules, so that an app takes only what it uses. Returns the packages they import. */
async function compile(from, entries, to) {
  const { output } = await build({
    configFile: false,
    root: from,
    logLevel: 'warn',
    build: {
      outDir: to,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      lib: {
        entry: Object.values(entries).map((entry) => join(from, 'src', `${entry}.ts`)),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => id.endsWith('.css') || !/^[./]/.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(from, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built));
  const imported = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const files = new Set(output.map(({ fileName }) => fileName));
  return new Set(
    imported.filter((id) => !files.has(id) && !/^[./]/.test(id) && !id.endsWith('.css')).map(packageOf),
  );
}

function describeTypes(project, to) {
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--outDir', to], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const exportsOf = (entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
    ]),
  );

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Puts the domain where the kit's modules and types find it. Returns the packages that it imports. */
async function packDomain(home) {
  const { version } = read(join(domain, 'package.json'));
  const to = join(home, 'node_modules', DOMAIN);
  mkdirSync(to, { recursive: true });
  const imported = await compile(domain, DOMAIN_ENTRIES, join(to, 'dist'));
  describeTypes(join(domain, 'tsconfig.package.json'), join(to, 'dist'));
  writeJson(join(to, 'package.json'), {
    name: DOMAIN,
    version,
    type: 'module',
    sideEffects: false,
    exports: exportsOf(DOMAIN_ENTRIES),
  });
  return imported;
}

/** Writes the kit's own types, which refer to those of the domain at their place in the package. */
function describeKit(folder, home) {
  const project = join(folder, 'tsconfig.kit.json');
  const types = join(home, 'node_modules', DOMAIN, 'dist');
  writeJson(project, {
    extends: join(kit, 'tsconfig.package.json'),
    compilerOptions: {
      rootDir: join(kit, 'src'),
      paths: Object.fromEntries(
        Object.entries(DOMAIN_ENTRIES).map(([name, entry]) => [
          `${DOMAIN}${name.slice(1)}`,
          [join(types, `${entry}.d.ts`)],
        ]),
      ),
    },
    include: [join(kit, 'src')],
    exclude: ['stories.tsx', 'example.tsx', 'spec.ts']
      .map((ending) => join(kit, `src/**/*.${ending}`))
      .concat(join(kit, 'src/**/test/**')),
  });
  describeTypes(project, join(home, 'dist'));
}

function manifestFor(imported) {
  const { version } = read(join(kit, 'package.json'));
  const { dependencies, engines } = read(join(root, 'package.json'));
  const versions = { ...read(join(domain, 'package.json')).dependencies, ...dependencies };
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
    files: ['dist', 'tokens', 'CHANGELOG.md'],
    sideEffects: ['./dist/theme/fonts.js', './dist/theme/devanagari.css', '*.css'],
    exports: {
      ...exportsOf(ENTRIES),
      ...Object.fromEntries(TOKENS.map((name) => [`./tokens/${name}`, `./tokens/${name}`])),
    },
    peerDependencies: asDeclared([...PEERS], (name) => `^${versionOf(name)}`),
    dependencies: {
      ...asDeclared(
        [...imported].filter((name) => !PEERS.includes(name) && name !== DOMAIN),
        versionOf,
      ),
      [DOMAIN]: read(join(domain, 'package.json')).version,
    },
    bundleDependencies: [DOMAIN],
  };
}

/**
 * Packs the kit as npm does.
 * @param folder where the tarball goes; it is made, and the contents of its `package` are replaced
 * @returns the path of the tarball, and its manifest
 */
export async function packKit(folder) {
  const home = join(folder, 'package');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const imported = await compile(kit, ENTRIES, join(home, 'dist'));
  for (const name of await packDomain(home)) imported.add(name);
  // Packages that only the style sheet of the fonts names, and nobody imports.
  imported.add('@fontsource-variable/inter').add('@fontsource-variable/noto-sans-devanagari');
  describeKit(folder, home);
  cpSync(join(kit, 'src/theme/devanagari.css'), join(home, 'dist/theme/devanagari.css'));
  cpSync(join(kit, 'docs/package.md'), join(home, 'README.md'));
  cpSync(join(kit, 'CHANGELOG.md'), join(home, 'CHANGELOG.md'));
  mkdirSync(join(home, 'tokens'));
  for (const name of TOKENS) cpSync(join(kit, 'tokens', name), join(home, 'tokens', name));
  const manifest = manifestFor(imported);
  writeJson(join(home, 'package.json'), manifest);
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
