// `npm test -- "handing over"`: unpacks the result of `npm run package` elsewhere, starts it with only Node.js, uses it and stops
// it; also kills it at random moments of its first start, after which the next start must work as if nothing had happened.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './lib/calls.mjs';
import { freePort } from './lib/free-port.mjs';
import { packOffice } from './lib/office-package.mjs';
import { ensureBuilt, fail } from './lib/workspace.mjs';

/** How often it is killed; each kill costs two starts (`npm run kills`). */
const KILLS = Number(process.env.KILLS ?? 3);

const atMost = 60_000 + KILLS * 30_000;
setTimeout(() => fail(`The package was not tried within ${atMost / 1000} s.`), atMost).unref();

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'school-handed-over-'));
const running = new Set();
process.on('exit', () => {
  for (const office of running) office.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const { archive } = packOffice(join(folder, 'packed'));
execFileSync('tar', ['-xzf', archive, '-C', folder]);
rmSync(join(folder, 'packed'), { recursive: true });
const home = join(folder, 'school-office');

/** An environment with nothing of this shell: no npm, no node_modules further up, no settings, no command on the path. */
const own = (data) => ({
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
  PATH: '',
  DATA_DIR: data,
});

async function start(data) {
  const port = await freePort();
  const office = spawn(process.execPath, [join(home, 'start.mjs')], {
    cwd: tmpdir(),
    env: { ...own(data), PORT: String(port) },
  });
  running.add(office);
  const state = { office, url: `http://localhost:${port}`, printed: '' };
  for (const stream of [office.stdout, office.stderr])
    stream.setEncoding('utf8').on('data', (text) => (state.printed += text));
  state.ended = new Promise((done) => office.once('close', (code, signal) => done(code ?? signal))).finally(
    () => running.delete(office),
  );
  return state;
}

async function ready(state) {
  let hasEnded = false;
  void state.ended.then(() => (hasEnded = true));
  while (!state.printed.includes('is ready on')) {
    if (hasEnded) throw new Error(`It ended at its start (${await state.ended}):\n${state.printed}`);
    await sleep(20);
  }
}

/** Does what a person does: checks its health, sees its pages, signs in with the last printed password, stops it. */
async function use(state, printed) {
  await ready(state);
  const { status } = await ask(state.url, '/api/health');
  if (status !== 'ok') throw new Error(`/api/health says ${status}`);
  const page = await (await fetch(state.url)).text();
  if (!page.includes('<div id="root">')) throw new Error(`No web app at /:\n${page}`);
  const password = [...`${printed}${state.printed}`.matchAll(/shown only this once: (\S+)/g)].at(-1)?.[1];
  if (password === undefined) throw new Error(`Nobody has read a password:\n${printed}${state.printed}`);
  await ask(state.url, '/api/office/office-login', { username: 'admin', password });
  state.office.kill('SIGTERM');
  const code = await state.ended;
  // Windows has no SIGTERM: there the program just ends.
  if (code !== 0 && process.platform !== 'win32')
    throw new Error(`It stopped with ${code}:\n${state.printed}`);
}

/** The stored data, checked by the package's own command, which must find it undamaged. */
const stored = (data) =>
  execFileSync(process.execPath, [join(home, 'tools/check-store.mjs')], {
    env: own(data),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .trim()
    .replace(data, '');

const first = join(folder, 'data');
const began = Date.now();
const state = await start(first);
await ready(state);
const startTakes = Date.now() - began;
await use(state, '');
const undisturbed = stored(first);

for (let kill = 1; kill <= KILLS; kill += 1) {
  const data = join(folder, `data-${kill}`);
  const moment = Math.round(Math.random() * startTakes);
  const killed = await start(data);
  await sleep(moment);
  killed.office.kill('SIGKILL');
  await killed.ended;
  await use(await start(data), killed.printed);
  const after = stored(data);
  if (after !== undisturbed)
    fail(`Killed after ${moment} ms of its first start: ${after}\nA first start without it: ${undisturbed}`);
  console.log(`Killed ${moment} ms after its first start of ${startTakes} ms: as if nothing had happened.`);
}

for (const name of ['nx', 'storybook', 'vite', 'typescript', 'react'])
  if (existsSync(join(home, 'node_modules', name)))
    fail(`${name} is in the package, and nobody runs it there.`);
if (existsSync(join(home, 'data'))) fail('It wrote into its own folder although DATA_DIR names another.');

const taskFile = join(folder, 'task.xml');
execFileSync(process.execPath, [join(home, 'windows-task.mjs'), taskFile], { env: own(first) });
const task = readFileSync(taskFile, 'utf16le');
for (const part of [
  `<WorkingDirectory>${home}</WorkingDirectory>`,
  process.execPath,
  'office.before.log',
  'PT0S',
])
  if (!task.includes(part)) fail(`The task of Windows does not say ${part}:\n${task}`);

console.log('The package was unpacked, started by Node.js alone, used and stopped.');
process.exit(0);
