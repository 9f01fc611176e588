import { spawn } from 'node:child_process';
import { join } from 'node:path';

const runners = join(import.meta.dirname, '../test');

export interface Ended {
  /** Null when it was killed. */
  code: number | null;
  /** Its error output. */
  errors: string;
}

/** Runs a backup, a restore or a migration in a process of its own, which may be killed after this many milliseconds. */
function run(script: string, args: string[], killAt?: number): Promise<Ended> {
  const child = spawn(process.execPath, [join(runners, script), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const kill = () => child.kill('SIGKILL');
  const timer = killAt && setTimeout(kill, killAt);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, errors: errors.trim() });
    }),
  );
}

/** @returns how it ended, by itself or by the kill */
export const backUp = (dataDir: string, file: string, killAt?: number): Promise<Ended> =>
  run('backup-runner.cjs', ['backup', JSON.stringify({ dataDir, file })], killAt);

/** Restores into `folder`, with the database in `folder/database`. */
export const restore = (file: string, folder: string): Promise<Ended> =>
  run('backup-runner.cjs', ['restore', JSON.stringify({ file, folder, database: 'database' })]);

export const migrateTo = (dataDir: string, uri: string): Promise<Ended> =>
  run('migrate-runner.cjs', ['to', JSON.stringify({ dataDir, uri })]);
