// `npm start`: installs what is missing, builds what changed, starts the office.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
