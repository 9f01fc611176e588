// Runs all stories of the built Storybook as tests.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveStorybook } from './serve.mjs';

const root = join(import.meta.dirname, '..');
const report = join(root, 'reports', 'stories.json');
const atMost = 10 * 60 * 1000;

mkdirSync(join(root, 'reports'), { recursive: true });

const server = await serveStorybook();

const args = ['--url', server.url, '--maxWorkers=2', '--json', '--outputFile', report];
const runner = spawn(
  process.execPath,
  [
    join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
    ...args,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
const timer = setTimeout(() => {
  console.error(`The story tests did not end within ${atMost / 60_000} minutes.`);
  runner.kill('SIGKILL');
}, atMost);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => runner.kill(signal));

const code = await new Promise((resolve) => runner.on('close', (status) => resolve(status ?? 1)));
clearTimeout(timer);
await server.stop();
process.exit(code);
