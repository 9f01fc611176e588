// `npm run dev`: runs API, web app and Storybook, and rebuilds each when a file is saved. Ctrl-C stops all three.
import { join } from 'node:path';
import { ensureBuilt, root, start, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
await ensureBuilt();

const bin = (name) => join(root, 'node_modules/.bin', name);
const watched = [
  {
    name: 'api-build',
    command: bin('vite'),
    args: ['build', '--watch', '--logLevel', 'warn'],
    cwd: 'apps/api',
  },
  { name: 'api', command: process.execPath, args: ['--watch', 'apps/api/dist/main.js'], cwd: '.' },
  { name: 'web', command: bin('vite'), args: [], cwd: 'apps/web' },
  { name: 'storybook', command: bin('storybook'), args: ['dev', '-p', '6006', '--no-open'], cwd: '.' },
];

const children = watched.map(({ name, command, args, cwd }) => {
  const child = start(command, args, { cwd: join(root, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
  const width = Math.max(...watched.map((one) => one.name.length));
  const print = (chunk) => {
    for (const line of String(chunk).trimEnd().split('\n')) console.log(`${name.padEnd(width)} | ${line}`);
  };
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  child.once('exit', () => stop());
  return child;
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
