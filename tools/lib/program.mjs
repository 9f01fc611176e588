// The built program for a measurement: with its own port and data folder, and ended together with the measurement.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './free-port.mjs';
import { root } from './workspace.mjs';

/**
 * Starts the program. @param folder the workspace whose build it is @param first a module that it loads before its own
 * @returns its address, its process number, and functions that send a message to `first` and that end the program
 */
export async function startProgram(dataDir, settings = {}, folder = root, first = undefined) {
  const port = await freePort();
  const loaded = first ? ['--import', pathToFileURL(first).href] : [];
  const child = spawn(process.execPath, [...loaded, join(folder, 'apps/api/dist/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', ...(first ? ['ipc'] : [])],
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
  const tell = async (what) => {
    const heard = once(child, 'message');
    child.send(what);
    await heard;
  };
  return { url: `http://localhost:${port}`, pid: child.pid, tell, stop };
}
