// `npm run restore -- FILE`: makes an empty data folder what it was when the backup was made.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import {
  backupPassphrase,
  checkNode,
  ensureInstalled,
  fail,
  root,
  runTool,
  stopWithNpm,
} from './lib/workspace.mjs';

stopWithNpm();
checkNode();
const [name, ...more] = process.argv.slice(2);
if (!name || more.length > 0 || name.startsWith('-'))
  fail('Say which backup to restore: npm run restore -- /media/usb/school.backup');
if (process.env.MONGODB_URI)
  fail('MONGODB_URI is set: unset it to restore into the folder of the embedded database.');

await ensureInstalled();
if ((await runTool('nx', ['run', 'embedded-mongo:build'], { quiet: true })) !== 0)
  fail('The embedded database could not be built: npx nx run embedded-mongo:build says why.');

const library = createRequire(import.meta.url)(join(root, 'libs/embedded-mongo/dist/backup.cjs'));
const { restoreBackup, showProgress, stopSignal } = library;
const folder = resolve(root, process.env.DATA_DIR ?? './data');
const counts = await restoreBackup({
  file: resolve(process.env.INIT_CWD ?? '.', name),
  folder,
  database: 'database',
  backups: 'backups',
  passphrase: backupPassphrase(library),
  progress: showProgress('Restoring'),
  signal: stopSignal(),
}).catch((error) => fail(error.code === 'ENOENT' ? `There is no file ${name}.` : error.message));
const documents = counts.reduce((sum, { documents }) => sum + documents, 0);
console.log(
  `${folder} holds ${documents} documents of ${counts.length} collections, checked. npm start.\n` +
    'The key for tokens is not in a backup, the start makes a new one: everybody signs in again.',
);
