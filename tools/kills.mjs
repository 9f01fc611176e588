// `npm run kills`: ends the program at twenty random moments of each: an import, a change of several students, a promotion, and the
// first start of the package. Each goes on and ends as if nothing had happened. `-- --kills 100` does it more often.
import { parseArgs } from 'node:util';
import { ensureBuilt, run, runTool, root } from './lib/workspace.mjs';
import { join } from 'node:path';

const VITEST = [
  'run',
  'long-work-killed',
  '--root=apps/api',
  '--testTimeout=1200000',
  '--hookTimeout=1200000',
];

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
await ensureBuilt();
// So many rows that the moments of all kills fall into what is done with them.
const env = { KILLS: values.kills, ROWS: '1500' };
const codes = [
  await runTool('vitest', VITEST, { env }),
  await run(process.execPath, [join(root, 'tools/check-package.mjs')], { env }),
];
process.exit(Math.max(...codes));
