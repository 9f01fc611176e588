// Builds the Storybook and fails on any output: at log level `warn` a clean build prints nothing.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const args = ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--loglevel', 'warn'];

const build = spawn(process.execPath, [storybook, ...args], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, CI: 'true', FORCE_COLOR: '0' },
});
let said = '';
for (const stream of [build.stdout, build.stderr]) {
  stream.on('data', (chunk) => {
    said += chunk;
    process.stderr.write(chunk);
  });
}
const code = await new Promise((resolve) => build.on('close', (status) => resolve(status ?? 1)));
if (code === 0 && said.trim() !== '') {
  console.error('\nThe Storybook build gave the warnings above; it has to be silent.');
  process.exit(1);
}
process.exit(code);
