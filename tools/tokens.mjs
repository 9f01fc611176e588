// `npm run tokens`: writes the kit's tokens as CSS variables and as DTCG JSON into libs/ui/tokens.
import { join } from 'node:path';
import { root, run } from './lib/workspace.mjs';

process.exit(
  await run(
    process.execPath,
    ['--import', '@swc-node/register/esm-register', join(root, 'libs/ui/tokens/write.ts')],
    { env: { SWC_NODE_PROJECT: join(root, 'libs/ui/tsconfig.json') } },
  ),
);
