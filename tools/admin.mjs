// `npm run admin -- --reset NAME`: sets a new password for an administrator, on the office's own PC, and prints it once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
await ensureBuilt();
await import(pathToFileURL(join(root, 'apps/api/dist/admin.js')).href);
