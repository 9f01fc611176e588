// The built program for a measurement: its own port, its own data folder, ended with the measurement.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './workspace.mjs';

/**
 * Starts the program. @param folder the workspace whose build it is
 * @returns its address, the number of its process, and a function that ends it
 */
export async function startProgram(dataDir, settings = {}, folder = root) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'apps/api/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise((ready, failed) => {
    const read = (chunk) => {
      output += chunk.toString();
      if (output.includes('is ready on')) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`The program ended: ${output}`)));
  });
  const stop = () =>
    new Promise((done) => {
      child.removeAllListeners('exit');
      child.once('exit', done);
      child.kill('SIGINT');
    });
  return { url: `http://localhost:${port}`, pid: child.pid, stop };
}
