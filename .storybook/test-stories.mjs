// Serves the built Storybook on a port that is free at the moment, runs all stories as tests against it, stops it.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '..');
const report = join(root, 'reports', 'stories.json');
const atMost = 10 * 60 * 1000;

mkdirSync(join(root, 'reports'), { recursive: true });

const server = await preview({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 0, open: false },
});
const address = server.httpServer.address();
if (address === null || typeof address === 'string') throw new Error('The story server has no port');

const args = [
  '--url',
  `http://127.0.0.1:${address.port}`,
  '--maxWorkers=2',
  '--json',
  '--outputFile',
  report,
];
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
await server.close();
process.exit(code);
