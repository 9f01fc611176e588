// `npm run restore -- FILE`: makes an empty data folder what it was when the backup was made. With `--salvage` it brings
// what is whole of a damaged backup or data folder: exit code 0 when that is everything, 2 when something is missing.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupPassphrase,
  checkNode,
  databaseLibrary,
  dataFolder,
  fail,
  stopWithNpm,
} from './lib/workspace.mjs';

const USAGE = `Say which backup to restore: npm run restore -- /media/usb/school.backup
Or bring what is whole of a damaged backup, or of a damaged data folder that was moved away:
  npm run restore -- --salvage /media/usb/school.backup
  npm run restore -- --salvage data-damaged
  npm run restore -- --salvage data-damaged --also-unreferenced
The last one also takes copies of documents that may be of an earlier state, or have been deleted.`;

function commandLine() {
  const options = { salvage: { type: 'boolean' }, 'also-unreferenced': { type: 'boolean' } };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return fail(USAGE);
  }
}

/** The next start leaves a gap in the books of receipts: numbers that were given out since the backup are on paper. */
const leaveMark = () => writeFileSync(join(folder, 'backup-restored'), randomUUID(), { mode: 0o600 });

stopWithNpm();
checkNode();
const { values, positionals } = commandLine();
const [name, ...more] = positionals;
const isSalvage = values.salvage === true;
if (!name || more.length > 0 || (values['also-unreferenced'] && !isSalvage)) fail(USAGE);
if (process.env.MONGODB_URI)
  fail('MONGODB_URI is set: unset it to restore into the folder of the embedded database.');

const library = await databaseLibrary('backup');
const { restoreBackup, salvage, showProgress, stopSignal } = library;
const folder = dataFolder();
const from = resolve(process.env.INIT_CWD ?? '.', name);
const shared = {
  folder,
  database: 'database',
  backups: 'backups',
  passphrase: backupPassphrase(library),
  signal: stopSignal(),
};
const stop = (error) => fail(error.code === 'ENOENT' ? `There is no file ${name}.` : error.message);
if (isSalvage) {
  const alsoUnreferenced = values['also-unreferenced'] === true;
  const report = await salvage({
    ...shared,
    from,
    alsoUnreferenced,
    progress: showProgress('Checking what was brought'),
  }).catch(stop);
  leaveMark();
  for (const line of salvageLines(report)) console.log(line);
  console.log(
    report.isWhole
      ? `${folder} holds all of it, checked. npm start.`
      : `${folder} holds what is whole, checked. Compare what is missing with what is on paper; then npm start.`,
  );
  console.log('Everybody signs in again. Indexes that are missing are made by the start.');
  process.exitCode = report.isWhole ? 0 : 2;
} else {
  const progress = showProgress('Restoring');
  const counts = await restoreBackup({ ...shared, file: from, progress }).catch(stop);
  leaveMark();
  const documents = counts.reduce((sum, { documents }) => sum + documents, 0);
  console.log(
    `${folder} holds ${documents} documents of ${counts.length} collections, checked. npm start.\n` +
      'The key for tokens is not in a backup, the start makes a new one: everybody signs in again.\n' +
      'The next receipts are numbered 1,000 further on: numbers given out since the backup may be on paper.',
  );
}

/** What was brought and what was not: `_id`s and places, and nothing else of what is stored. */
function salvageLines({ collections, notes }) {
  const missingOf = ({ missing }) =>
    missing === undefined ? 'how many there were is not known' : `${missing} missing`;
  return [
    ...collections.flatMap((collection) => [
      `${collection.namespace}: ${collection.documents} documents brought, ${missingOf(collection)}`,
      ...collection.listed.map((which) => `  missing: ${which}`),
      ...collection.doubtful.map((which) => `  brought: ${which}`),
    ]),
    ...notes,
  ];
}
