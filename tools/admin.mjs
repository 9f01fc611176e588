// `npm run admin -- --reset NAME`: a new password for an administrator, made on the office's own PC and printed once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureBuilt, ensureInstalled, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
checkNode();
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/admin.js')).href);
