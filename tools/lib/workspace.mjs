// Functions for all entry points; these run before anything is installed, so they use only Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
// Imported whole, as a Node that is too old would fail for want of parseArgs before it could say so.
import * as util from 'node:util';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const onWindows = process.platform === 'win32';

/** Whether this is a result of `npm run package`: built, with all it needs beside it, and no tools to build it. */
const isPackage = !existsSync(join(root, 'nx.json'));

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A part of a command line for the shell of Windows. */
const forShell = (part) => (/[\s&()^|<>]/.test(part) ? `"${part}"` : part);

/** Starts a command with the settings of Node's `spawn`, also one that npm installed. */
export function start(command, args, settings) {
  // Windows runs commands installed by npm only through its shell; Node itself needs none.
  if (!onWindows || command === process.execPath) return spawn(command, args, settings);
  return spawn([command, ...args].map(forShell).join(' '), { ...settings, shell: true });
}

/**
 * Runs a command in the workspace and returns its exit code; its output goes where ours goes.
 * @param options.print gets the output instead, piece by piece
 */
export function run(command, args, { env = {}, quiet = false, print } = {}) {
  return new Promise((done) => {
    const child = start(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (print)
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.once('error', () => done(127));
    child.once(print ? 'close' : 'exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command of an installed package. The Nx daemon stays off, so that nothing keeps running afterwards. */
export function runTool(name, args, options = {}) {
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', ...options.env };
  return run(join(root, 'node_modules/.bin', name), args, { ...options, env });
}

/**
 * Ends this process, as SIGTERM does, when npm is gone. npm passes a SIGTERM on to the shell between it and us, and the shell
 * (dash) dies of it without telling us; the server would live on unseen.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node.js 20.19 or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
    );
  }
}

/**
 * The options of the command line; ends the process with the given sentence if there is anything else on it.
 * @param options as for Node's `parseArgs`
 */
export function readOptions(usage, options = {}) {
  checkNode();
  try {
    return util.parseArgs({ options }).values;
  } catch {
    return fail(usage);
  }
}

/** Whether node_modules has every package that the lockfile asks for on this machine, in that version. */
function isInstalled() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      present[path]?.version === entry.version,
  );
}

/** Installs the dependencies when some are missing; ends the process where Node is too old. */
export async function ensureInstalled() {
  checkNode();
  if (isPackage || isInstalled()) return;
  console.log('Installing the dependencies (once, about a minute) ...');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) fail('The dependencies could not be installed; npm says why above.');
}

const SOURCES = ['apps/api', 'apps/web', 'libs', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCES = /^(dist|node_modules|test|lint-fixtures|tools)$|\.(spec|stories)\.tsx?$/;

/** One hash over name, size and time of every file that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(join(root, path));
    if (stats.isFile()) hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
    else
      for (const name of readdirSync(join(root, path)).sort())
        if (!NOT_SOURCES.test(name)) visit(`${path}/${name}`);
  };
  SOURCES.forEach(visit);
  return hash.digest('hex');
}

const OUTPUTS = ['apps/api/dist/main.js', 'apps/web/dist/index.html', 'libs/embedded-mongo/dist/index.cjs'];

const STAMP = join(root, 'node_modules/.cache/school-build');

/** Whether nothing has changed since the last build. @param now the fingerprint */
const isBuilt = (now) =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === now &&
  OUTPUTS.every((path) => existsSync(join(root, path)));

/** Installs what is missing and builds what changed, as Nx decides by its cache; if nothing changed, Nx is not even run. */
export async function ensureBuilt() {
  await ensureInstalled();
  if (isPackage) return;
  const now = fingerprint();
  if (isBuilt(now)) return;
  console.log('Building what changed ...');
  const code = await runTool('nx', ['run-many', '-t', 'build', '-p', 'api', 'web', '--outputStyle=static']);
  if (code !== 0) fail('The build failed; the lines above say where.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
}

/** Installs what is missing and builds the embedded database; ends the process with a sentence when that fails. */
export async function ensureDatabaseBuilt() {
  await ensureInstalled();
  // Nx would replace the files by the same ones from its cache, and a running office would miss them for a moment.
  if (isPackage || isBuilt(fingerprint())) return;
  if ((await runTool('nx', ['run', 'embedded-mongo:build'], { quiet: true })) !== 0)
    fail('The embedded database could not be built: npx nx run embedded-mongo:build says why.');
}

/** The built embedded database. @param name one of its files, such as `backup` for `dist/backup.cjs` */
export async function databaseLibrary(name) {
  await ensureDatabaseBuilt();
  return createRequire(import.meta.url)(join(root, `node_modules/@school/embedded-mongo/dist/${name}.cjs`));
}

/** The folder in DATA_DIR, which holds everything that the office stores. Empty counts as unset, as for the office. */
export const dataFolder = () => resolve(root, process.env.DATA_DIR?.trim() || './data');

/**
 * The passphrase that encrypts and opens backups, from the file that BACKUP_PASSPHRASE_FILE names.
 * @param library the built `backup.cjs` of libs/embedded-mongo
 */
export function backupPassphrase(library) {
  const path = process.env.BACKUP_PASSPHRASE_FILE?.trim();
  if (!path) return undefined;
  try {
    return library.readPassphrase(resolve(root, path));
  } catch (error) {
    return fail(error.message);
  }
}

/** Whether a command can be run on this machine. */
export function answers(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore', shell: onWindows }).status === 0;
}
