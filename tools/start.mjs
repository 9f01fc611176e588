// `npm start`: installs what is missing, builds what changed, starts the office.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureBuilt, ensureInstalled, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
checkNode();
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
