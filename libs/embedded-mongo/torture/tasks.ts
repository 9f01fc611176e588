import { spawn } from 'node:child_process';
import { join } from 'node:path';

const runners = join(import.meta.dirname, '../test');

export interface Ended {
  /** Nothing when it was killed. */
  code: number | null;
  /** What it said of its failure. */
  errors: string;
}

/** Runs a backup, a restore or a migration in a process of its own, which may be killed after some milliseconds. */
function run(script: string, args: string[], killAfter?: number): Promise<Ended> {
  const child = spawn(process.execPath, [join(runners, script), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, errors: errors.trim() });
    }),
  );
}

/** @returns how it ended; killed after so many milliseconds, if it had not ended before */
export const backUp = (dataDir: string, file: string, killAfter?: number): Promise<Ended> =>
  run('backup-runner.cjs', ['backup', JSON.stringify({ dataDir, file })], killAfter);

/** Makes the folder `folder` with the database in `folder/database`. */
export const restore = (file: string, folder: string): Promise<Ended> =>
  run('backup-runner.cjs', ['restore', JSON.stringify({ file, folder, database: 'database' })]);

export const migrateTo = (dataDir: string, uri: string): Promise<Ended> =>
  run('migrate-runner.cjs', ['to', JSON.stringify({ dataDir, uri })]);
