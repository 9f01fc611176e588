// `npm run backup -- FILE`: writes all stored data of an office into one file, whether the office runs or not.
import { join, resolve } from 'node:path';
import { backupPassphrase, databaseLibrary, dataFolder, fail, root, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
const [name, ...more] = process.argv.slice(2);
if (!name || more.length > 0 || name.startsWith('-'))
  fail('Name the file to write: npm run backup -- /media/usb/school.backup');
if (process.env.MONGODB_URI)
  fail('MONGODB_URI is set: the data is in that MongoDB. Back it up with mongodump.');

const library = await databaseLibrary('backup');
const { backupApart, showProgress, stopSignal } = library;
const passphrase = backupPassphrase(library);
// npm runs this in the workspace; a relative name counts from the user's own folder.
const file = resolve(process.env.INIT_CWD ?? '.', name);
const task = {
  dataDir: join(dataFolder(), 'database'),
  file,
  passphraseFile:
    passphrase === undefined ? undefined : resolve(root, process.env.BACKUP_PASSPHRASE_FILE.trim()),
};
const watch = { progress: showProgress('Backing up'), signal: stopSignal() };
const counts = await backupApart(task, watch).catch((error) => fail(error.message));
const documents = counts.reduce((sum, { documents }) => sum + documents, 0);
console.log(
  `${file} holds ${documents} documents of ${counts.length} collections, read back and checked.\n` +
    (passphrase === undefined
      ? 'It holds personal data: keep it where only the office can read it.'
      : 'It is encrypted: without the passphrase nobody can restore it.'),
);
