// `npm run kills`: kills the program at twenty random moments of an import, of a change of several students, of a promotion, and
// of the package's first start. Each must continue and end as if nothing had happened. `-- --kills 100` does it more often.
import { ensureBuilt, readOptions, root, run, runTool } from './lib/workspace.mjs';
import { join } from 'node:path';

const VITEST = [
  'run',
  'long-work-killed',
  '--root=apps/api',
  '--testTimeout=1200000',
  '--hookTimeout=1200000',
];

const values = readOptions('npm run kills -- --kills 100 says how often to kill.', {
  kills: { type: 'string', default: '20' },
});
await ensureBuilt();
// Enough rows that all kills happen while rows are being worked on.
const env = { KILLS: values.kills, ROWS: '1500' };
const codes = [
  await runTool('vitest', VITEST, { env }),
  await run(process.execPath, [join(root, 'tools/check-package.mjs')], { env }),
];
process.exit(Math.max(...codes));
