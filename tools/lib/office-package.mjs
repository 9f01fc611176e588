// The office as a package for a PC with only Node.js: the built code, the packages the server needs, and the start files.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { packageOf } from './package-of.mjs';
import { root } from './workspace.mjs';

/** The folder where `npm run package` puts it, also unpacked for the Dockerfile. */
export const PACKAGES = join(root, 'dist/office');

const NAME = 'school-office';
const FOR_THIS = `${process.platform}-${process.arch}`;

/** The commands of the workspace that a school needs too. */
const COMMANDS = ['start', 'demo', 'admin', 'backup', 'restore', 'check:store', 'migrate'];

/** The code that runs at a school; the web app is built too, and imports nothing. */
const BUILT = ['apps/api/dist', 'libs/embedded-mongo/dist'];

const manifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Packages whose files are shown by the API's documentation page; its framework finds them by name while it runs. */
const SHOWN = ['swagger-ui-dist'];

/** The packages that are not bundled: those made for one kind of PC, and those of the database's process. */
function importedPackages() {
  const files = BUILT.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.c?js$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const ids = files.flatMap((text) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
  );
  const imported = ids.filter((id) => !/^(\.|@school\/)/.test(id) && !isBuiltin(id)).map(packageOf);
  return new Set([...imported, ...SHOWN]);
}

/** Packages that only a compiler reads, although other packages depend on them. */
const FOR_COMPILERS = /^node_modules\/(typescript|undici-types|@types\/.*)$/;

/** The folders of those packages and of all their dependencies, as npm knows them. */
function neededFolders() {
  // Found by their attribute, as in `#name` a dot, as in ipaddr.js, would begin a kind of dependency.
  const query = [...importedPackages()].map((name) => `[name="${name}"], [name="${name}"] *`).join(', ');
  // npm is run by its file, which `npm run` gives us, as a shell would take the quotes of the query for its own.
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const found = execFileSync(program, [...before, 'query', query], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(found)
    .filter(({ dev, location }) => !dev && location.startsWith('node_modules/'))
    .map(({ location }) => location)
    .filter((location) => !FOR_COMPILERS.test(location));
}

/** Files that only a compiler reads or leaves behind: types, and everything of a local build but its result. */
const LEFT_OUT = /^(node_modules|obj\.target|\.deps|Makefile)$|\.(d\.[cm]?ts|map|a|mk|gypi)$/;

/** Whether a file of a package is needed on PCs of this kind. A local build is: npm makes one where the prebuilt file fails. */
const isNeeded = (path) =>
  !LEFT_OUT.test(basename(path)) && (basename(dirname(path)) !== 'prebuilds' || basename(path) === FOR_THIS);

function copyDependencies(home) {
  const folders = neededFolders();
  for (const folder of folders) {
    const from = join(root, folder);
    cpSync(from, join(home, folder), { recursive: true, filter: (path) => path === from || isNeeded(path) });
  }
  const compiled = folders.filter((folder) => existsSync(join(home, folder, 'build/Release')));
  return { packages: folders.length, compiled: compiled.map((folder) => basename(folder)) };
}

/** Copies the built code to the same places as in the workspace, so that the parts find each other. */
function copyBuilt(home) {
  for (const path of ['apps/api/package.json', 'apps/api/dist', 'apps/web/dist'])
    cpSync(join(root, path), join(home, path), { recursive: true });
  // Copied, not linked as in the workspace: on Windows only administrators can unpack links.
  for (const path of ['package.json', 'dist'])
    cpSync(join(root, 'libs/embedded-mongo', path), join(home, 'node_modules/@school/embedded-mongo', path), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
}

function copyTools(home, scripts) {
  mkdirSync(join(home, 'tools/lib'), { recursive: true });
  for (const command of Object.values(scripts)) {
    const path = command.replace(/^node /, '');
    copyFileSync(join(root, path), join(home, path));
  }
  copyFileSync(join(root, 'tools/lib/workspace.mjs'), join(home, 'tools/lib/workspace.mjs'));
}

/** Copies the start files and the guide; settings, MongoDB and backup are described only in the workspace's README. */
function copyGuide(home) {
  cpSync(join(root, 'deploy/package'), home, { recursive: true });
  const task = join(home, 'install-task.cmd');
  writeFileSync(task, readFileSync(task, 'utf8').replaceAll('\n', '\r\n'));
  const [shared] = /^## Settings\n[^]*?(?=^## More\n)/m.exec(readFileSync(join(root, 'README.md'), 'utf8'));
  writeFileSync(join(home, 'README.md'), `\n${shared.trimEnd()}\n`, { flag: 'a' });
  mkdirSync(join(home, 'docs'));
  copyFileSync(join(root, 'docs/deployment.md'), join(home, 'docs/deployment.md'));
}

/**
 * Packs the built code and the installed packages.
 * @param folder is emptied first; gets the archive, and beside it the same as a folder
 * @returns the path of the archive, how many packages of others are in it, and which of them npm compiled on this PC
 */
export function packOffice(folder) {
  const home = join(folder, NAME);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const { version, description, license, engines, scripts: all } = manifest();
  const scripts = Object.fromEntries(COMMANDS.map((name) => [name, all[name]]));
  const own = { name: NAME, version, private: true, description, license, type: 'module', engines };
  const kind = { os: [process.platform], cpu: [process.arch] };
  writeFileSync(join(home, 'package.json'), `${JSON.stringify({ ...own, ...kind, scripts }, null, 2)}\n`);
  const dependencies = copyDependencies(home);
  copyBuilt(home);
  copyTools(home, scripts);
  copyGuide(home);
  const archive = join(folder, `${NAME}-${version}-${FOR_THIS}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', folder, NAME]);
  return { archive, ...dependencies };
}
