// `npm start`: installs what is missing, builds what changed, starts the office.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, readOptions, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
readOptions(
  'npm start takes no options: PORT, DATA_DIR and the other settings are in the environment (README.md).',
);
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
