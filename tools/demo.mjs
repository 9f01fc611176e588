// `npm run demo`: makes and starts a school to try things in, with two sessions, in a data folder of its own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder, ensureBuilt, root, run, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
await ensureBuilt();

// Nothing is shared with a school that runs on this PC: neither folders nor server nor keys. Empty counts as unset.
Object.assign(process.env, {
  DATA_DIR: join(dataFolder(), 'demo'),
  // Nor its port, nor the network, as the password is publicly known.
  PORT: process.env.DEMO_PORT || '4001',
  HOST: '127.0.0.1',
  MONGODB_URI: '',
  BACKUP_DIR: '',
  BACKUP_PASSPHRASE_FILE: '',
  JWT_SECRET: '',
  PUBLIC_URL: '',
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'nothing-is-real',
});
const code = await run(process.execPath, [join(root, 'apps/api/dist/demo.js'), ...process.argv.slice(2)]);
if (code !== 0) process.exit(code);
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
