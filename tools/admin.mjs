// `npm run admin -- --reset NAME`: a new password for an administrator, made on the office's own PC and printed once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/admin.js')).href);
