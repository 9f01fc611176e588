import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const runners = join(import.meta.dirname, '../test');

export interface Ended {
  /** Nothing when it was killed. */
  code: number | null;
  /** What it said of its failure. */
  errors: string;
}

/** When a process is killed: after some milliseconds, or when it tells so by what it has made. */
export type Moment = number | ((pid: number) => boolean);

/** Runs a backup, a restore or a migration in a process of its own, which may be killed. */
function run(script: string, args: string[], killAt?: Moment): Promise<Ended> {
  const child = spawn(process.execPath, [join(runners, script), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const kill = () => child.kill('SIGKILL');
  const timer =
    typeof killAt === 'function'
      ? setInterval(() => killAt(child.pid ?? 0) && kill(), 2)
      : killAt && setTimeout(kill, killAt);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, errors: errors.trim() });
    }),
  );
}

/** @returns how it ended, if it had not before the moment when it is killed */
export const backUp = (dataDir: string, file: string, killAt?: Moment): Promise<Ended> =>
  run('backup-runner.cjs', ['backup', JSON.stringify({ dataDir, file })], killAt);

/** The moment in which a backup to this folder has written so many bytes, and still reads the store. */
export const havingWritten =
  (folder: string, bytes: number): Moment =>
  (pid) =>
    readdirSync(folder).some(
      (name) =>
        name.endsWith(`.${pid}.part`) &&
        (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) >= bytes,
    );

/** Makes the folder `folder` with the database in `folder/database`. */
export const restore = (file: string, folder: string): Promise<Ended> =>
  run('backup-runner.cjs', ['restore', JSON.stringify({ file, folder, database: 'database' })]);

export const migrateTo = (dataDir: string, uri: string): Promise<Ended> =>
  run('migrate-runner.cjs', ['to', JSON.stringify({ dataDir, uri })]);
