import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** The scope of our own packages; in the copy they come from the copy. */
const OWN = '@school';

/** A developer's usual environment; variables that Nx and Vitest set for their programs would mislead those in the copy. */
const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env;
const env = { PATH, HOME, CHROMIUM_PATH, CI: 'true', NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };

/** A copy of the workspace as it is now, with uncommitted changes, in a folder of its own; installed packages are shared. */
export class WorkspaceCopy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'school-copy-'));

  constructor() {
    git(this.folder, 'init', '--quiet');
    // Git is asked with the copy's empty index, so that every file that is not ignored counts, committed or not.
    const ours = ['--git-dir', join(this.folder, '.git'), '--work-tree', ROOT];
    for (const path of list(ROOT, ours, '--others')) cpSync(join(ROOT, path), join(this.folder, path));
    const modules = join(this.folder, 'node_modules');
    mkdirSync(join(modules, OWN), { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== OWN && name !== '.cache')
        symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
    for (const name of readdirSync(join(ROOT, 'node_modules', OWN)))
      cpSync(join(ROOT, 'node_modules', OWN, name), join(modules, OWN, name), { verbatimSymlinks: true });
    git(this.folder, 'add', '--all');
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Runs an installed command in the copy. @returns its output; @throws with the output when the command fails */
  run(command: string, args: readonly string[], inside = '.'): string {
    return said(spawn(join(this.folder, 'node_modules/.bin', command), args, join(this.folder, inside)));
  }

  node(...args: string[]): string {
    return said(spawn(process.execPath, args, this.folder));
  }

  /** The copied files that have changed since they were copied or last kept. */
  touched(): string[] {
    return list(this.folder, [], '--modified');
  }

  /** The changed files, with the new ones. */
  changed(): string[] {
    return list(this.folder, [], '--modified', '--others');
  }

  /** Makes the present state the one that later changes are compared with. */
  keep(): void {
    git(this.folder, 'add', '--all');
  }

  /** @param path of a file, or of a folder with all its contents */
  delete(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  /** A hash of all changed files, which stays the same until one of them changes again. */
  fingerprint(): string {
    const hash = createHash('sha256');
    for (const path of this.changed()) hash.update(path).update(this.read(path));
    return hash.digest('hex');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const spawn = (command: string, args: readonly string[], cwd: string) =>
  spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function said({ status, stdout, stderr, error }: ReturnType<typeof spawn>): string {
  if (error) throw error;
  if (status !== 0) throw new Error(`Ended with ${String(status)}:\n${stdout}\n${stderr}`);
  return stdout;
}

const git = (cwd: string, ...args: string[]) => said(spawn('git', args, cwd));

/** The files of a folder, of the given kinds, that git does not ignore. */
const list = (cwd: string, asked: readonly string[], ...kinds: string[]) =>
  git(cwd, ...asked, 'ls-files', '-z', '--exclude-standard', ...kinds)
    .split('\0')
    .filter((path) => path !== '')
    .sort();
