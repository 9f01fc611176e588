// `npm run restore -- FILE`: fills an empty data folder with the data of a backup.
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupPassphrase, databaseLibrary, dataFolder, fail, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
const [name, ...more] = process.argv.slice(2);
if (!name || more.length > 0 || name.startsWith('-'))
  fail('Name the backup to restore: npm run restore -- /media/usb/school.backup');
if (process.env.MONGODB_URI)
  fail('MONGODB_URI is set: unset it to restore into the folder of the embedded database.');

// npm runs this in the workspace; a relative name counts from the user's own folder.
const file = resolve(process.env.INIT_CWD ?? '.', name);
const found = statSync(file, { throwIfNoEntry: false });
if (!found?.isFile()) fail(found ? `${name} is not a file.` : `There is no file ${name}.`);

const library = await databaseLibrary('backup');
const { restoreBackup, showProgress, stopSignal } = library;
const folder = dataFolder();
const counts = await restoreBackup({
  folder,
  database: 'database',
  backups: 'backups',
  // The mark makes the next start leave a gap in the books of receipts: numbers given out since the backup are on paper.
  mark: { name: 'backup-restored', text: randomUUID() },
  file,
  passphrase: backupPassphrase(library),
  signal: stopSignal(),
  progress: showProgress('Restoring'),
}).catch((error) => fail(error.message));
const signIns = process.env.JWT_SECRET
  ? 'Change JWT_SECRET before you start the office: with the old one, sign-ins ended since the backup are open again.'
  : 'A backup does not hold the key for sign-ins. The next start makes a new one, and everybody signs in again.';
const documents = counts.reduce((sum, { documents }) => sum + documents, 0);
console.log(
  `${folder} holds ${documents} documents of ${counts.length} collections, checked. Run npm start.\n${signIns}\n` +
    'Receipt numbers continue at least 1,000 further on: numbers given out since the backup may be on paper.',
);
