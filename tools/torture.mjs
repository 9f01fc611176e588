// `npm run torture -- --minutes N [--seed S] [--rounds R]`: tries everything at once on the embedded database, against a model.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabaseBuilt, readOptions, root, run } from './lib/workspace.mjs';

readOptions(
  'npm run torture takes --minutes N, --rounds N, --seed S, and --disk FOLDER on a disk that may be filled.',
  {
    minutes: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    disk: { type: 'string' },
  },
);
await ensureDatabaseBuilt();

const node = [
  process.execPath,
  '--import',
  '@swc-node/register/esm-register',
  join(root, 'libs/embedded-mongo/torture/main.ts'),
];
const given = process.argv.slice(2);

// A disk in memory that only this process and its children see; it disappears with them. Not every system provides one.
const inOwnNamespace = ['--user', '--map-root-user', '--mount', '--'];
const disk = mkdtempSync(join(tmpdir(), 'torture-disk-'));
const mount = ['mount', '-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', disk];
const canMount = spawnSync('unshare', [...inOwnNamespace, ...mount], { stdio: 'ignore' }).status === 0;
const mounted = ['sh', '-c', `${mount.map((part) => `'${part}'`).join(' ')} && exec "$@"`, 'sh'];
const [program, ...args] = canMount
  ? ['unshare', ...inOwnNamespace, ...mounted, ...node, ...given, '--disk', disk]
  : [...node, ...given];
const code = await run(program, args, {
  env: { SWC_NODE_PROJECT: join(root, 'libs/embedded-mongo/tsconfig.json') },
});
rmSync(disk, { recursive: true, force: true });
process.exit(code);
